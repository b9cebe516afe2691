import type { ApiMember, ApiPart, ComponentApi, LibraryApi } from './LibraryApi.ts'

/** A row of a component's tables. */
export interface Member {
  component: string
  part: ApiPart
  name: string
  row: ApiMember
}

/** `htmlType` as `html-type`, `DatePicker` as `date-picker`. */
export function kebab(name: string): string {
  return name.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

/** `html-type` as `htmlType`. */
export function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * The component of the library that a tag names: `DatePicker`, `date-picker`, or `IButton` and `i-button`, as the library also registers
 * names of HTML elements. A lower-case word without a hyphen is an element.
 */
export function componentOf(tag: string, api: LibraryApi): [name: string, api: ComponentApi] | undefined {
  if (/^[a-z][a-z\d]*$/.test(tag)) return undefined
  const pascal = camel(`-${tag}`)
  const name = [tag, pascal, pascal.replace(/^I(?=[A-Z])/, '')].find((each) => Object.hasOwn(api, each))
  const found = name === undefined ? undefined : api[name]
  return name !== undefined && found ? [name, found] : undefined
}

/** Rows of one part of a component's tables; of slots only those whose name is fixed. */
export function membersOf([component, api]: [string, ComponentApi], part: ApiPart): Member[] {
  return Object.entries(api[part]).flatMap(([name, row]) => (name.startsWith('[') ? [] : [{ component, part, name, row }]))
}

/** The part that the beginning of an attribute asks for, and what follows it. Without a prefix it may be a prop or an event. */
export function splitAttribute(text: string): { prefix: string; part?: ApiPart; name: string } {
  const { prefix = '', name = '' } = /^(?<prefix>:|v-bind:|@|v-on:|#|v-slot:|)(?<name>.*)$/s.exec(text)?.groups ?? {}
  if (prefix === '') return { prefix, name }
  return { prefix, name, part: /^(:|v-bind:)$/.test(prefix) ? 'props' : /^(@|v-on:)$/.test(prefix) ? 'events' : 'slots' }
}

/** The strings, booleans and so on that a union allows, as expressions: `'large'`; none for another type. */
export function valuesOf(type: string): string[] {
  if (type === 'boolean') return ['true', 'false']
  return type.split('|').flatMap((part) => (/^\s*('[^']*'|\d+|true|false|null)\s*$/.test(part) ? [part.trim()] : []))
}
