import { resolve } from 'node:path'
import { weighParts } from './weighParts.ts'

const dist = resolve(import.meta.dirname, '../../apps/playground/dist/client')

/** The parts of the playground in the order in which they are requested, with patterns of their file names. */
const parts = [
  // Transferred before anything is visible: document, styles, the page's script and the larger of its languages.
  ['page', /^(index\.html|assets\/((index|rolldown-runtime)-.*\.(css|js)|zh-CN-.*\.js))$/],
  ['frame', /^assets\/frame-/],
  ['editor', /^assets\/(createEditor|editor)-/],
  ['compiler', /^assets\/compile-/],
  // Everything that the service worker caches in advance: not what is of no use without a network, or loaded only in some pages.
  ['everything', /^(?!assets\/(module-|older-frame-|dark|traps|addCompletion-|libraryApi-|downloadProject-|startEmbedded-)).*(?<!sw\.js)$/],
  // Loaded only if the code in the editor imports it: vxe-table and the editors, with their styles.
  ['modules', /^assets\/module-/],
  // Loaded in the dark theme: the library's dark styles, of one version, and what lets the component's styles follow.
  ['dark', /^assets\/dark(?!-\d+\.\d)/],
  // The search for traps, which loads after the compiler.
  ['traps', /^assets\/traps/],
  // Completion and types on hover, which load when the editor is first used: code, and the API of one version in the larger language.
  ['completion', /^assets\/(addCompletion-|libraryApi-zh-CN)/],
  // Replaces the frame for code of an older version of the library.
  ['older frame', /^assets\/older-frame-/],
] as const

export type PlaygroundPart = (typeof parts)[number][0]

/** Transferred bytes of each part of the built playground. */
export function weighPlayground(): Promise<(readonly [part: PlaygroundPart, bytes: number])[]> {
  return weighParts(dist, parts)
}
