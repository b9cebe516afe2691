import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { PictureFile } from './PageSource.ts'

const written = /!\[[^\]]*\](?:\(|:)\s*<?(\/[^\s)>]+)|^\s*\[[^\]]+\]:\s*<?(\/[^\s>]+)/gm

/** Path of a picture below the public folder: its address without a query. */
export function picturePath(address: string): string {
  return decodeURI(address.replace(/[?#].*$/, ''))
}

/** Absolute paths of the pictures of the site that a page shows, by their addresses as written. */
export function pictureFiles(markdown: string, publicFolder: string): Map<string, string> {
  const addresses = Array.from(markdown.matchAll(written), ([, inline, reference]) => inline ?? reference ?? '')
  const own = addresses.filter((address) => !address.startsWith('//') && isPath(address))
  return new Map(own.map((address) => [address, join(publicFolder, join('/', picturePath(address)))]))
}

/** Reads what a page has to know of its pictures, by their addresses as written. */
export async function readPictureFiles(markdown: string, publicFolder: string): Promise<Record<string, PictureFile>> {
  const files = [...pictureFiles(markdown, publicFolder)]
  return Object.fromEntries(await Promise.all(files.map(async ([address, file]) => [address, await readPicture(file)] as const)))
}

async function readPicture(file: string): Promise<PictureFile> {
  const content = await readFile(file).catch(() => undefined)
  if (!content) return { kind: 'missing' }
  // Loaded with the first page that has a picture.
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient, format, pages = 1 } = await sharp(content).metadata()
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
    return { kind: 'picture', ...autoOrient, format, isAnimated: pages > 1, bytes: content.length, hash }
  } catch {
    return { kind: 'unreadable' }
  }
}

function isPath(address: string): boolean {
  try {
    return picturePath(address) !== '/'
  } catch {
    return false
  }
}
