"""Machines that share a library in a database, and pictures that lie in S3-compatible storage."""
