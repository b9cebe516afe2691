import { camelize, capitalize, isHTMLTag, isSVGTag } from '@vue/shared'
import type { TemplateFacts } from './ComponentFacts.ts'
import type { Imports } from './readImports.ts'

/** Components that the library also registers with an `i` in front, because their own names are HTML elements. */
const prefixed = new Set(
  'Button Circle Col Content Form Footer Header Input Menu Option Progress Select Switch Table Time'.split(' ').map((name) => `I${name}`),
)

/**
 * The component of the library that a tag uses: one that the file imports, or one that is registered globally. `undefined` for an element, for
 * a component from elsewhere, and for an export that the library does not have.
 */
export function resolveComponent(tag: string, imports: Imports, facts: TemplateFacts): string | undefined {
  if (isHTMLTag(tag) || isSVGTag(tag)) return undefined
  const pascal = capitalize(camelize(tag))
  const names = [tag, camelize(tag), pascal]
  if (names.some((name) => imports.others.has(name))) return undefined
  const imported = names.map((name) => imports.ofLibrary.get(name)).find((name) => name !== undefined)
  const name = imported ?? (prefixed.has(pascal) ? pascal.slice(1) : pascal)
  return Object.hasOwn(facts, name) ? name : undefined
}
