import { join } from 'node:path'
import { weighParts } from './weighParts.ts'

/** The files that all demos share, as patterns of file names. */
const parts = [
  // Includes the part of the library that every component needs.
  ['vue', /^vue-[\w-]{8}\.js$/],
  // Styles of the whole library.
  ['styles', /^library-[^/]*\.css$/],
  ['icons', /^ionicons-first-/],
  // Loaded only for an icon that the first file lacks: the gallery of all icons.
  ['all icons', /^ionicons-(?!first-)/],
] as const

export type DemoPart = (typeof parts)[number][0]

/** Transferred bytes of what the demos of the built site load once for all pages. */
export function weighDemos(dist: string): Promise<(readonly [part: DemoPart, bytes: number])[]> {
  return weighParts(join(dist, 'assets'), parts)
}
