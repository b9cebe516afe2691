import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AtRule, parse, type Rule } from 'postcss'
import { requiredClasses } from '../snapshots/sheetSelector.ts'

/** Name of the stylesheet with styles that few pages need. */
export const laterSheet = 'later'

/** A page's stylesheets: those it needs before its first paint, and those that can load after it. */
export interface PageSheets {
  first: string[]
  later: string[]
}

/**
 * Splits the stylesheets of a page: the `later` one is deferred unless it draws an element of the page by a class that only it defines.
 * @param outDir Folder of the client build; a stylesheet's path in it is the path of its URL below `base`.
 */
export function sortSheets(outDir: string, base: string): (styles: readonly string[], body: string) => PageSheets {
  const isLater = (href: string) => href.startsWith(`${base}/assets/${laterSheet}-`)
  const textOf = (hrefs: readonly string[]) => hrefs.map((href) => readFileSync(join(outDir, href.slice(base.length)), 'utf8')).join('\n')
  const sorters = new Map<string, (body: string) => PageSheets>()
  const sorterOf = (styles: readonly string[]) => {
    const first = styles.filter((href) => !isLater(href))
    const later = styles.filter(isLater)
    const isDrawn = drawnBy(textOf(later), classesOf(textOf(first)))
    return (body: string): PageSheets => (later.length === 0 || isDrawn(body) ? { first: [...styles], later: [] } : { first, later })
  }
  return (styles, body) => {
    // Most pages of a large site have the same stylesheets.
    const kind = styles.join(' ')
    const sort = sorters.get(kind) ?? sorterOf(styles)
    sorters.set(kind, sort)
    return sort(body)
  }
}

function classesOf(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name = '']) => name))
}

/** Tests whether a page has elements that a style sheet draws, other than for print, by a class that is not in another sheet. */
function drawnBy(css: string, others: ReadonlySet<string>): (body: string) => boolean {
  const selectors = new Map<string, readonly string[]>()
  parse(css).walkRules((rule) => {
    if (isForPrint(rule.parent)) return
    for (const selector of rule.selectors) {
      const required = requiredClasses(selector)
      // One of them may be in a list of alternatives.
      for (const name of classesOf(selector)) if (!others.has(name)) selectors.set([name, ...required].join(' '), [name, ...required])
    }
  })
  const all = [...selectors.values()]
  return (body) => {
    const drawn = new Set(Array.from(body.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
    return all.some((names) => names.every((name) => drawn.has(name)))
  }
}

function isForPrint(parent: Rule['parent']): boolean {
  return parent instanceof AtRule && parent.name === 'media' && parent.params === 'print'
}
