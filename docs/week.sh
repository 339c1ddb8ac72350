#!/usr/bin/env bash
# A household's week by the API, twice over: what is sent again is there once.   usage: TOKEN=… week.sh http://kitchen.local:8420 PHOTO
# The token has the rights send, read, review and write; the book has two accounts.
set -euo pipefail
api=$1/api/v1 photo=$2
ask() { curl -sS --fail-with-body -H "Authorization: Bearer $TOKEN" -H 'Expect:' "$@"; }
field() { python3 -c "import json, sys; print(json.load(sys.stdin)$1)"; }
sha=$(ask -T "$photo" "$api/photos" | field '["photos"][0]["sha256"]')
until ask "$api/photos/$sha" | grep -qE '"(drafted|known|failed)"'; do sleep 0.5; done
# An entry's id is a version 7 UUID of the day and the entry's number: run again on the same day, nothing is entered twice.
day=$(printf %012x $(($(date +%s) / 86400 * 86400000)))
id() { echo "${day:0:8}-${day:8}-7000-8000-00000000000$1"; }
enter() { for _ in 1 2; do ask "${@:2}" -d id="$(id "$1")" "$api/entries" > /dev/null; done; }
bank=$(ask "$api/accounts" | field '["accounts"][0]["id"]') cash=$(ask "$api/accounts" | field '["accounts"][1]["id"]')
enter 1 -d line='Bakery 4.50EUR food'
enter 2 -d kind=expense -d merchant=Market -d amount=32EUR -d split=food=20 -d split=household=12
enter 3 -d kind=income -d merchant=Work -d amount=2000EUR -d category=salary
enter 4 -d kind=note -d memo='A quiet evening' -d mood=calm
ask -T "$photo" "$api/records/$(id 4)/photos/evening.jpg" > /dev/null
enter 5 -d kind=transfer -d account="$bank" -d to="$cash" -d amount=50
ask -d action=set -d category=food -d amount=400EUR "$api/budgets" > /dev/null
for _ in 1 2; do printf 'Date,Text,Out,In\n2026-11-02,Tram,30,\n2026-11-03,Books,18,\n' | ask --data-binary @- "$api/statements?account=$bank" > /dev/null; done
draft=$(ask "$api/drafts" | python3 -c "import json, sys; print(next(d['id'] for d in json.load(sys.stdin)['drafts'] if d['record']['images']))")
revision=$(ask "$api/drafts/$draft" | field '["record"]["revision"]')
ask -d revision="$revision" -d action=confirm -d set.category=food "$api/drafts/$draft" > /dev/null
ask "$api/records?limit=50" | field '["records"].__len__()'
ask "$api/reports?by=category" | field '["currencies"].__len__()'
ask "$api/search?q=bakery" | field '["records"][0]["merchant"]'
