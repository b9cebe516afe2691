/**
 * How far the server's clock is ahead of ours, in ms, from its `server_time` and the moments the request left and the
 * reply arrived: half of the time between them counts as latency.
 */
export function serverOffset(serverTime: string, sentAt: number, receivedAt: number): number {
  return Date.parse(serverTime) - (sentAt + receivedAt) / 2
}
