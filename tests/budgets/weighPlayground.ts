import { resolve } from 'node:path'
import { weighParts } from './weighParts.ts'

const dist = resolve(import.meta.dirname, '../../apps/playground/dist/client')

/** The parts of the playground in the order in which they are asked for, and how the files of each are named. */
const parts = [
  // Transferred before anything is visible: document, styles, the page's script and the larger of its languages.
  ['page', /^(index\.html|assets\/(index-.*\.(css|js)|zh-CN-.*\.js))$/],
  ['frame', /^assets\/frame-/],
  ['editor', /^assets\/createEditor-/],
  ['compiler', /^assets\/compile-/],
  // All that the service worker keeps before it was asked for.
  ['everything', /^(?!assets\/(module|older-frame)-).*(?<!sw\.js)$/],
  // What comes with the code that imports it: vxe-table and the editors, with their styles.
  ['modules', /^assets\/module-/],
  // In the place of the frame, for code of an older version of the library.
  ['older frame', /^assets\/older-frame-/],
] as const

export type PlaygroundPart = (typeof parts)[number][0]

/** Bytes on the wire of each part of the built playground. */
export function weighPlayground(): (readonly [part: PlaygroundPart, bytes: number])[] {
  return weighParts(dist, parts)
}
