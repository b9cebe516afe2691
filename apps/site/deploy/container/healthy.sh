#!/bin/bash
# Whether nginx responds; the image has no HTTP client.
exec 3<> "/dev/tcp/127.0.0.1/${LISTEN##*:}"
printf 'HEAD /favicon.svg HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
