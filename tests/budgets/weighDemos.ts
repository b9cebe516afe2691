import { join } from 'node:path'
import { weighParts } from './weighParts.ts'

/** What demos share, and how the files of each part are named. */
const parts = [
  // With the part of the library that every component needs.
  ['vue', /^vue-[^/]*\.js$/],
  // Of the whole library.
  ['styles', /^runtime-[^/]*\.css$/],
  ['icons', /^ionicons-/],
] as const

export type DemoPart = (typeof parts)[number][0]

/** Bytes on the wire of what the demos of the built site load once for all pages. */
export function weighDemos(dist: string): (readonly [part: DemoPart, bytes: number])[] {
  return weighParts(join(dist, 'assets'), parts)
}
