#!/bin/sh
# Writes what depends on the place, and becomes nginx.
set -eu

# A container that is made anew has another address. nginx asks for a name once, at its start, unless it stands in a variable.
names=$(awk '$1 == "nameserver" { printf "%s ", ($2 ~ /:/) ? "[" $2 "]" : $2 }' /etc/resolv.conf)
{
  [ -z "$names" ] || echo "resolver ${names}valid=10s;"
  echo "map \$host \$api { default \"$API_URL\"; }"
} > /tmp/api.conf

API_URL='$api' envsubst '$LISTEN $SITE_DIST $API_URL' < "$SITE_DIST/nginx.conf" > /tmp/site.conf
exec nginx -e stderr -c "$SITE_DIST/main.conf"
