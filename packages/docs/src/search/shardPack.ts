import { createByteReader, createByteWriter } from './bytes.ts'

/** Joins the contents of shards, each with its size before it. The shards have check sums. */
export function encodePack(shards: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter()
  for (const shard of shards) {
    writer.number(shard.length)
    writer.bytes(shard)
  }
  return writer.result()
}

/** The contents of the shards in a pack by their names; `undefined` where it holds another number of them. */
export function decodePack(pack: Uint8Array<ArrayBuffer>, names: readonly string[]): Map<string, Uint8Array<ArrayBuffer>> | undefined {
  const reader = createByteReader(pack)
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const name of names) {
    const size = reader.number()
    contents.set(name, pack.subarray(reader.position, reader.position + size))
    reader.position += size
  }
  return reader.position === pack.length ? contents : undefined
}
