import type { zhCN } from '../locales/zh-CN.ts'

/** Every text of the layout by its key; `@view-site/layout/locales/zh-CN` and `/en-US` are two of them. */
export type LayoutTexts = { readonly [K in keyof typeof zhCN]: string }

/** Key of a text of the layout. */
export type LayoutTextKey = keyof LayoutTexts

/** Translates the layout's texts. `{{name}}` in a text is replaced by `values.name`. */
export type LayoutT = (key: LayoutTextKey, values?: Readonly<Record<string, string | number>>) => string

/** Makes the `t` port of a dictionary. */
export function layoutT(texts: LayoutTexts): LayoutT {
  return (key, values) => texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
}
