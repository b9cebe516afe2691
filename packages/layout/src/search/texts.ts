import type { zhCN } from './locales/zh-CN.ts'

/** Texts of the search picker; `@view-site/layout/search/zh-CN` and `/en-US` are two of them. `{{name}}` is replaced by a value. */
export type SearchTexts = { readonly [K in keyof typeof zhCN]: string }

/** Puts values into a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
