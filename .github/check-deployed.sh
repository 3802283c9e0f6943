#!/usr/bin/env bash
# Checks what visitors of a brand get after a deployment: the files at the target, then the page at each of its
# production hosts, which must be the one that was built.
#
#   BRAND=sb1 TO=s3://bucket/portal .github/check-deployed.sh DIST [COOKIE]
#
# DIST: the folders that were deployed. COOKIE: asks as a visitor with this cookie. PAUSE: seconds between two of the
# twelve attempts for a host (default 10): the edge of a CDN learns of a new host within a minute.
set -euo pipefail
built="$1/$BRAND"
cookie="${2:-}"

npm run --silent verify -- --deployed "$TO" --json > verified.json || [ $? = 1 ]
# Another brand that is damaged is the matter of the daily run, and does not stop this one.
jq --raw-output --arg brand "$BRAND" '.findings[] | select(.file | startswith($brand + "/"))
  | "\(.level): \(.file): \(.message)"' verified.json
jq --exit-status --arg brand "$BRAND" 'any(.brands[]; .brand == $brand)
  and all(.findings[]; .level != "error" or (.file | startswith($brand + "/") | not))' verified.json > verified.txt || {
  echo "::error::$BRAND: the files at the target are not what was built"
  exit 1
}

# Whether the host answers with the page that was built.
is_served() {
  curl --silent --show-error --fail --max-time 20 --cookie "$cookie" --output page.html \
    "https://$1/privat/forsikring/oversikt/" && cmp --silent page.html "$built/index.html"
}

hosts=$(jq --raw-output '.Production.hostnames[]' "$built/headers.json")
for host in $hosts; do
  for attempt in $(seq 12); do
    if is_served "$host"; then
      echo "$host: the page is the one that was built"
      continue 2
    fi
    [ "$attempt" = 12 ] || sleep "${PAUSE:-10}"
  done
  echo "::error::$BRAND: $host does not answer with the page that was built"
  exit 1
done
