import type { i18n } from 'i18next'
import type { MessageTree } from './messageTypes.ts'

/** Texts that override built-in ones, by `namespace.key`: `{ 'en-US': { 'site.menu.store': 'Shop' } }`. */
export type OverlayTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

const overlays = new WeakMap<i18n, OverlayTexts>()

/** Stores the overrides of an instance; they are also applied to namespaces that load later. */
export function keepOverlay(instance: i18n, texts: OverlayTexts): void {
  overlays.set(instance, texts)
}

/** Texts of a namespace with its overrides applied. Overrides of unknown keys are ignored. */
export function withOverlay(instance: i18n, { namespace, locale, texts }: { namespace: string; locale: string; texts: MessageTree }) {
  const entries = Object.entries(overlays.get(instance)?.[locale] ?? {})
  const start = `${namespace}.`
  return entries.reduce(
    (tree, [key, text]) => (key.startsWith(start) ? replaced(tree, key.slice(start.length).split('.'), text) : tree),
    texts,
  )
}

function replaced(tree: MessageTree, [key = '', ...rest]: string[], text: string): MessageTree {
  const value = Object.hasOwn(tree, key) ? tree[key] : undefined
  if (typeof value === 'string') return rest.length === 0 ? { ...tree, [key]: text } : tree
  return value && rest.length > 0 ? { ...tree, [key]: replaced(value, rest, text) } : tree
}
