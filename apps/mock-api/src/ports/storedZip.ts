import { crc32 } from 'node:zlib'

/** 1980-01-01, the earliest date in the zip format: a fixed date keeps archives reproducible. */
const firstDay = 0x21

/** Creates an uncompressed zip archive of files by path. Only samples are packed, so that the server needs no library for it. */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path)
    const data = Buffer.from(text)
    const about = describeFile(name, data)
    const local = Buffer.concat([int32(0x04034b50), about, name, data])
    directory.push(Buffer.concat([int32(0x02014b50), int16(20), about, int16(0, 0, 0), int32(0, offset), name]))
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const count = directory.length
  const end = Buffer.concat([int32(0x06054b50), int16(0, 0, count, count), int32(central.length, offset), int16(0)])
  return Buffer.concat([...parts, central, end])
}

/** The fields that a file's two headers share: version, UTF-8 names, no compression, time, checksum, sizes. */
function describeFile(name: Buffer, data: Buffer): Buffer {
  return Buffer.concat([int16(20, 0x0800, 0, 0, firstDay), int32(crc32(data), data.length, data.length), int16(name.length, 0)])
}

function int16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

function int32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, index * 4)
  return bytes
}
