import type { LayoutMoreT, LayoutMoreTexts } from '../core/lazyTexts.ts'
import type { LayoutInputs } from '../core/LayoutInputs.ts'

const loaded = new Map<unknown, Promise<LayoutMoreT>>()

/** Loads the texts of the parts that load later, once: the app's own, or those of the page's language. */
export function loadLazyTexts({ moreTexts }: Pick<LayoutInputs, 'moreTexts'>): Promise<LayoutMoreT> {
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
    ? async () => (await import('./lazy.en-US.ts')).moreEnUS
    : async () => (await import('./lazy.zh-CN.ts')).moreZhCN
}
