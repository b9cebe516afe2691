#!/bin/sh
# Writes the configuration that depends on the environment, then runs nginx.
set -eu

# A recreated container has a new address. nginx resolves a name only once, at its start, unless it is in a variable.
# Only the first name server knows the containers; given all of them, nginx would take turns.
names=$(awk '$1 == "nameserver" { print ($2 ~ /:/) ? "[" $2 "]" : $2; exit }' /etc/resolv.conf)
{
  [ -z "$names" ] || echo "resolver $names valid=10s;"
  echo "map \$host \$api { default \"$API_URL\"; }"
} > /tmp/api.conf

API_URL='$api' envsubst '$LISTEN $SITE_DIST $API_URL' < "$SITE_DIST/nginx.conf" > /tmp/site.conf
exec nginx -e stderr -c "$SITE_DIST/main.conf"
