#!/bin/sh
# Writes what depends on the place, and becomes nginx.
set -eu

# A container that is made anew has another address. nginx asks for a name once, at its start, unless it stands in a variable.
# The first server knows the containers; nginx would take turns with the others, which know the world only.
names=$(awk '$1 == "nameserver" { print ($2 ~ /:/) ? "[" $2 "]" : $2; exit }' /etc/resolv.conf)
{
  [ -z "$names" ] || echo "resolver $names valid=10s;"
  echo "map \$host \$api { default \"$API_URL\"; }"
} > /tmp/api.conf

API_URL='$api' envsubst '$LISTEN $SITE_DIST $API_URL' < "$SITE_DIST/nginx.conf" > /tmp/site.conf
exec nginx -e stderr -c "$SITE_DIST/main.conf"
