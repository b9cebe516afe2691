import type { moreZhCN } from '../locales/more.zh-CN.ts'
import type { LayoutInputs } from './LayoutInputs.ts'

/** Texts of the parts that load later, by their keys. */
export type LayoutMoreTexts = { readonly [K in keyof typeof moreZhCN]: string }

/** Speaks the texts of the parts that load later. */
export type LayoutMoreT = (key: keyof LayoutMoreTexts, values?: Readonly<Record<string, string | number>>) => string

const loaded = new Map<unknown, Promise<LayoutMoreT>>()

/** Loads those texts once: the app's own, or those of the page's language. */
export function loadMoreT({ moreTexts }: Pick<LayoutInputs, 'moreTexts'>): Promise<LayoutMoreT> {
  const key = moreTexts ?? document.documentElement.lang
  const now = loaded.get(key) ?? load(moreTexts ?? textsOf(document.documentElement.lang))
  loaded.set(key, now)
  return now
}

async function load(texts: () => Promise<LayoutMoreTexts>): Promise<LayoutMoreT> {
  const dictionary = await texts()
  return (key, values) => dictionary[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
}

function textsOf(lang: string): () => Promise<LayoutMoreTexts> {
  return lang.startsWith('en')
    ? async () => (await import('../locales/more.en-US.ts')).moreEnUS
    : async () => (await import('../locales/more.zh-CN.ts')).moreZhCN
}
