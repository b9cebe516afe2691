import type { LayoutLazyT, LayoutLazyTexts } from '../core/lazyTexts.ts'
import type { LayoutInputs } from '../core/LayoutInputs.ts'

const loaded = new Map<unknown, Promise<LayoutLazyT>>()

/** Loads the texts of the lazily loaded parts, once: the app's own, or those of the page's language. */
export function loadLazyTexts({ lazyTexts }: Pick<LayoutInputs, 'lazyTexts'>): Promise<LayoutLazyT> {
  const key = lazyTexts ?? document.documentElement.lang
  const known = loaded.get(key)
  if (known) return known
  const loading = load(lazyTexts ?? textsOf(document.documentElement.lang))
  loaded.set(key, loading)
  // With these fields `use` reads it at once. It would suspend otherwise, and React may show what has suspended 300 ms later.
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => undefined,
  )
  return loading
}

async function load(texts: () => Promise<LayoutLazyTexts>): Promise<LayoutLazyT> {
  const dictionary = await texts()
  return (key, values) => dictionary[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
}

const zh = async () => (await import('./lazy.zh-CN.ts')).lazyZhCN
const en = async () => (await import('./lazy.en-US.ts')).lazyEnUS

const languages = new Map<string, () => Promise<LayoutLazyTexts>>([
  ['ar', async () => (await import('./lazy.ar.ts')).lazyAr],
  ['de', async () => (await import('./lazy.de.ts')).lazyDe],
  ['en', en],
  ['zh', zh],
])

/** English in a language without texts, and Chinese on a page that does not name its language. */
function textsOf(lang: string): () => Promise<LayoutLazyTexts> {
  return lang === '' ? zh : (languages.get(lang.split('-')[0]?.toLowerCase() ?? '') ?? en)
}
