/** The duration of a WebM file in ms, from its header. */
export function webmLength(file: Buffer): number {
  // EBML: the Duration element (0x4489) is a float of eight bytes, in units of 1 ms as ffmpeg writes it.
  const at = file.subarray(0, 4096).indexOf(Buffer.from([0x44, 0x89, 0x88]))
  if (at < 0) throw new Error('The file has no Duration: it is not a WebM file, or incomplete.')
  return file.readDoubleBE(at + 3)
}
