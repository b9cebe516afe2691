import { parse } from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** What holds only for a few readers, or on paper: its rules are not tried while a page is painted. */
const rare = /print|scripting|prefers-|forced-colors/

/** Parts of a selector by which browsers find the rules of an element. */
const names = ['tag', 'class', 'id', 'attribute']

/**
 * Selectors of a stylesheet that a browser tries on every element of a page: those whose last part names no element, class, id or
 * attribute. The styles of an article took a third longer with sixteen of them.
 */
export function broadSelectors(css: string): string[] {
  const found: string[] = []
  const sheet = parse(css)
  sheet.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes') || rare.test(rule.params)) rule.remove()
  })
  sheet.walkRules(({ selector }) => {
    for (const one of parseSelectors().astSync(selector).nodes) if (isBroad(one)) found.push(String(one))
  })
  return found
}

function isBroad({ nodes }: parseSelectors.Selector): boolean {
  const last = nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1)
  return !last.some((part) => names.includes(part.type) || part.value === ':root')
}
