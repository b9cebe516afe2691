import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { components, sourceOf } from './librarySource.ts'

const read = (file: string): string => readFileSync(join(components, 'date-picker', file), 'utf8')

/** What `options` may hold: props of the panel that the picker does not set itself. */
export function dateOptions(): string[] {
  const [template = ''] = read('picker.vue').split('<script>')
  const set = Array.from(template.matchAll(/:([\w-]+)="/g), ([, name = '']) =>
    name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  return propsOf(read('panel/Date/date-panel-mixin.js')).filter((name) => !set.includes(name))
}

/** Fields of one entry of `options.shortcuts`. */
export function shortcutFields(): string[] {
  return unique(sourceOf('date-picker').matchAll(/\bshortcut\.(\w+)/g))
}

/** What `timePickerOptions` may hold: what a time panel takes for its own. */
export function timeOptions(): string[] {
  return [...propsOf(read('time-mixins.js')), 'steps'].sort()
}

/** Names of the props that a file of the library declares. */
function propsOf(source: string): string[] {
  const [, props = ''] = /^ {4}props: \{\n([\s\S]*?)^ {4}\}/m.exec(source) ?? []
  return unique(props.matchAll(/^ {8}(\w+): /gm))
}

function unique(matches: Iterable<RegExpExecArray>): string[] {
  return [...new Set(Array.from(matches, ([, name]) => name ?? ''))].sort()
}
