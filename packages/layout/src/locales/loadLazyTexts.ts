import type { LayoutLazyT, LayoutLazyTexts } from '../core/lazyTexts.ts'
import type { LayoutInputs } from '../core/LayoutInputs.ts'

const loaded = new Map<unknown, Promise<LayoutLazyT>>()

/** Loads the texts of the lazily loaded parts, once: the app's own, or those of the page's language. */
export function loadLazyTexts({ lazyTexts }: Pick<LayoutInputs, 'lazyTexts'>): Promise<LayoutLazyT> {
  const key = lazyTexts ?? document.documentElement.lang
  const now = loaded.get(key) ?? load(lazyTexts ?? textsOf(document.documentElement.lang))
  loaded.set(key, now)
  return now
}

async function load(texts: () => Promise<LayoutLazyTexts>): Promise<LayoutLazyT> {
  const dictionary = await texts()
  return (key, values) => dictionary[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
}

function textsOf(lang: string): () => Promise<LayoutLazyTexts> {
  return lang.startsWith('en')
    ? async () => (await import('./lazy.en-US.ts')).lazyEnUS
    : async () => (await import('./lazy.zh-CN.ts')).lazyZhCN
}
