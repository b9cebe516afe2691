/** Writes whole numbers of any size in as few bytes as they need, and text. */
export interface ByteWriter {
  number: (value: number) => void
  text: (value: string) => void
  bytes: (value: Uint8Array) => void
  readonly length: number
  result: () => Uint8Array<ArrayBuffer>
}

/** Makes a writer. */
export function createByteWriter(): ByteWriter {
  const encoder = new TextEncoder()
  let buffer = new Uint8Array(256)
  let length = 0
  const reserve = (more: number) => {
    if (length + more <= buffer.length) return
    const next = new Uint8Array(Math.max(buffer.length * 2, length + more))
    next.set(buffer)
    buffer = next
  }
  const write = {
    number(value: number) {
      reserve(5)
      let rest = value
      for (; rest > 127; rest >>>= 7) buffer[length++] = (rest & 127) | 128
      buffer[length++] = rest
    },
    bytes(value: Uint8Array) {
      reserve(value.length)
      buffer.set(value, length)
      length += value.length
    },
  }
  return {
    ...write,
    text(value) {
      const encoded = encoder.encode(value)
      write.number(encoded.length)
      write.bytes(encoded)
    },
    get length() {
      return length
    },
    result: () => buffer.slice(0, length),
  }
}

/** Reads the output of a {@link ByteWriter}. */
export interface ByteReader {
  number: () => number
  text: () => string
  position: number
}

/** Reads from a place on. Past the end it reads zeros: callers check the length first. */
export function createByteReader(buffer: Uint8Array, start = 0): ByteReader {
  const decoder = new TextDecoder()
  const reader: ByteReader = {
    position: start,
    number() {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const byte = buffer[reader.position++] ?? 0
        value |= (byte & 127) << shift
        if (byte < 128) return value
      }
    },
    text() {
      const size = reader.number()
      const end = reader.position + size
      const value = decoder.decode(buffer.subarray(reader.position, end))
      reader.position = end
      return value
    },
  }
  return reader
}
