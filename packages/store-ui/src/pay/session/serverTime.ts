/**
 * How far the server's clock is ahead of ours, in ms, from its `server_time` and the moments the request left and the
 * reply arrived: half of the time between them counts as latency.
 */
export function serverOffset(serverTime: string, sentAt: number, receivedAt: number): number {
  return Date.parse(serverTime) - (sentAt + receivedAt) / 2
}

/** Whole seconds left until a time on the server's clock, never below 0, rounded up. */
export function secondsLeft(expiresAt: string, now: number, offset: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - (now + offset)) / 1000))
}
