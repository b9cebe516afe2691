import type { Readable } from 'node:stream'

/** Reads JSON messages from a stream, each after a header with its length in bytes. */
export function readMessages(stream: Readable, receive: (message: unknown) => void): void {
  let rest = Buffer.alloc(0)
  stream.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece])
    for (let next = frame(rest); next; next = frame(rest)) {
      rest = rest.subarray(next.end)
      receive(JSON.parse(next.body.toString()))
    }
  })
}

/** A message with the header that language servers expect. */
export function framed(message: object): string {
  const body = JSON.stringify(message)
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/** The first message, if it is complete. */
function frame(bytes: Buffer): { body: Buffer; end: number } | undefined {
  const blank = bytes.indexOf('\r\n\r\n')
  const [, length] = /Content-Length: (\d+)/.exec(bytes.subarray(0, Math.max(blank, 0)).toString()) ?? []
  const start = blank + 4
  const end = start + Number(length)
  return length === undefined || end > bytes.length ? undefined : { body: bytes.subarray(start, end), end }
}
