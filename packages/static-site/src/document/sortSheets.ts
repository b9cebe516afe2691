import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the stylesheet with styles that few pages need. */
export const laterSheet = 'later'

/** A page's stylesheets: those it needs before its first paint, and those that can load after it. */
export interface PageSheets {
  first: string[]
  later: string[]
}

/**
 * Splits the stylesheets of a page: the `later` one is deferred unless the page has an element with a class that only it defines.
 * @param outDir Folder of the client build; a stylesheet's path in it is the path of its URL below `base`.
 */
export function sortSheets(outDir: string, base: string): (styles: readonly string[], body: string) => PageSheets {
  const isLater = (href: string) => href.startsWith(`${base}/assets/${laterSheet}-`)
  const sorters = new Map<string, (body: string) => PageSheets>()
  const sorterOf = (styles: readonly string[]) => {
    const first = styles.filter((href) => !isLater(href))
    const later = styles.filter(isLater)
    const [common, own] = [first, later].map((hrefs) =>
      classesOf(hrefs.map((href) => readFileSync(join(outDir, href.slice(base.length)), 'utf8')).join('\n')),
    )
    const isDrawn = oneOf([...(own ?? [])].filter((name) => !common?.has(name)))
    return (body: string): PageSheets => (later.length === 0 || isDrawn.test(body) ? { first: [...styles], later: [] } : { first, later })
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

/** Matches the class attribute of an element that has one of the classes. */
function oneOf(names: readonly string[]): RegExp {
  return new RegExp(`class="(?:[^"]* )?(?:${names.join('|')})[ "]`)
}
