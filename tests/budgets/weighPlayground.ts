import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sent } from './sent.ts'

const dist = resolve(import.meta.dirname, '../../apps/playground/dist/client')

/** The parts of the playground in the order in which they are asked for, and how the files of each are named. */
const parts = [
  // On the line before anything is seen: document, styles, the page's script and the larger of its languages.
  ['page', /^(index\.html|assets\/(index-.*\.(css|js)|zh-CN-.*\.js))$/],
  ['frame', /^assets\/frame-/],
  ['editor', /^assets\/createEditor-/],
  ['compiler', /^assets\/compile-/],
  // All that the service worker keeps.
  ['everything', /(?<!sw\.js)$/],
] as const

export type PlaygroundPart = (typeof parts)[number][0]

/** Bytes on the wire of each part of the built playground. */
export function weighPlayground(): (readonly [part: PlaygroundPart, bytes: number])[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const files = names.filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name))
  return parts.map(([part, pattern]) => {
    const own = files.filter((name) => pattern.test(name))
    if (own.length === 0) throw new Error(`No file of the playground is its ${part}: build it again, or name its files anew here.`)
    return [part, own.reduce((bytes, name) => bytes + sent(join(dist, name)), 0)] as const
  })
}
