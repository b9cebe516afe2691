import { parse } from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** At-rules that apply only in print or to few readers. Their selectors do not count, because most page views do not match them. */
const rare = /print|scripting|prefers-|forced-colors/

/** Types of simple selectors by which browsers index rules. */
const names = ['tag', 'class', 'id', 'attribute']

/**
 * Selectors of a style sheet that a browser has to match against every element of a page: those whose last part names no element, class, id
 * or attribute. Sixteen of them made the style calculation of an article a third slower.
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
