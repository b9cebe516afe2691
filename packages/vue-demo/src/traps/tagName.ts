import type { Imports } from '../tags/readImports.ts'
import { resolveComponent } from '../tags/resolveComponent.ts'
import type { TemplateFacts } from '../tags/ComponentFacts.ts'
import { trapRules } from './trapRules.ts'

/** The name by which the traps know a tag: that of the component in the library, that of the element, or `''` for another component. */
export function tagName(tag: string, imports: Imports): string {
  return resolveComponent(tag, imports, components) ?? (/^[A-Z]/.test(tag) ? '' : tag)
}

const names = trapRules.flatMap(({ cases }) =>
  cases.flatMap(({ tags = [], inside = [], contains = [], containsNo = [] }) => [...tags, ...inside, ...contains, ...containsNo]),
)
const components: TemplateFacts = Object.fromEntries(
  names.filter((name) => /^[A-Z]/.test(name)).map((name) => [name, { props: {}, events: [], slots: [] }]),
)
