import type { Locale } from '@view-site/i18n/product'
import { tagRules } from '@view-site/vue-demo/tags'
import { trapRules } from '@view-site/vue-demo/traps'
import { declaredTraps } from './declaredTraps.ts'
import { readTraps } from './readTraps.ts'

/** The text of the page "Linting" with the table of its rules, and with the traps of each rule, as the code has them. */
export function withTraps(page: string, locale: Locale): string {
  const [head = '', ...sections] = page.split('\n### ')
  const items = itemsByRule(locale)
  const withLists = sections.map((section) => {
    const own = items.get(/^[\w-]+/.exec(section)?.[0] ?? '')
    return own ? section.replace(/^- [\s\S]*?(?=\n\n|\n$|$(?![\s\S]))/m, () => own.join('\n')) : section
  })
  return [head.replace(/^\| \[`[\s\S]*?(?=\n\n)/m, () => table(locale)), ...withLists].join('\n### ')
}

const severities: Readonly<Record<Locale, Readonly<Record<'error' | 'warn', string>>>> = {
  'zh-CN': { error: '错误', warn: '警告' },
  'en-US': { error: 'Error', warn: 'Warning' },
}

function table(locale: Locale): string {
  return [...tagRules, ...trapRules]
    .map(
      ({ name, description, severity }) =>
        `| [\`${name}\`](#${name}) | ${capitalized(description[locale])} | ${severities[locale][severity]} |`,
    )
    .join('\n')
}

/** The traps of each rule as items of a list, in the order of the pages. */
function itemsByRule(locale: Locale): Map<string, string[]> {
  const declared = Map.groupBy(declaredTraps(), ({ page, id }) => `${page} ${id}`)
  const items = new Map<string, string[]>()
  for (const { page, pageTitle, title, id } of readTraps(locale)) {
    for (const { rule } of declared.get(`${page} ${id}`) ?? []) {
      const link = `[${pageTitle}](/view-ui-plus/${page}#${id})`
      items.set(rule, [...(items.get(rule) ?? []), `- ${link}${locale === 'zh-CN' ? '：' : ': '}${title}`])
    }
  }
  return items
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
