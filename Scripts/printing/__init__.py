"""A virtual thermal printer and a virtual camera, for pictures of invented receipts."""
