import type { Locale } from '@view-site/i18n/product'
import { tagRules } from '@view-site/vue-demo/tags'
import { trapRules } from '@view-site/vue-demo/traps'
import { declaredTraps } from './declaredTraps.ts'
import { readTraps, trapsId } from './readTraps.ts'

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
  const own = readTraps(locale)
  const declared = Map.groupBy(declaredTraps(), ({ page, title }) => `${page} ${title}`)
  const items = new Map<string, string[]>()
  for (const [index, { page, title }] of readTraps('en-US').entries()) {
    for (const { rule } of declared.get(`${page} ${title}`) ?? []) {
      const link = `[${own[index]?.pageTitle}](/view-ui-plus/${page}#${trapsId[locale]})`
      items.set(rule, [...(items.get(rule) ?? []), `- ${link}${locale === 'zh-CN' ? '：' : ': '}${own[index]?.title}`])
    }
  }
  return items
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
