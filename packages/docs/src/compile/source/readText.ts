import { readFile } from 'node:fs/promises'

/** Reads a text file. One with a byte order mark or with CRLF line ends, as Git for Windows checks it out, is the same text. */
export async function readText(file: string): Promise<string> {
  return plainText(await readFile(file, 'utf8'))
}

/** A text without a byte order mark, its lines ended by LF. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}
