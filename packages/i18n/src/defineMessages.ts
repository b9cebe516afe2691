import { localeAmong, type LocaleList } from './locale/matchLocale.ts'
import type { MessageTree, Translation } from './messageTypes.ts'

/** One namespace of texts in every locale, loaded on demand. Created by `defineMessages`. */
export interface Messages<T extends MessageTree = MessageTree> {
  readonly namespace: string
  /** Type-only: carries the type of the texts to `useT`. */
  readonly shape?: T
  /** Loads a locale's texts once; after a failure the next call retries. A locale without texts gets those of its language, or the first ones. */
  load(locale: string): Promise<MessageTree>
  /** The texts, if loaded. */
  peek(locale: string): MessageTree | undefined
}

/** The texts of each locale: dynamic imports of their files. The first locale's are the source, of which the others are translations. */
export type MessageLoaders<Locales extends LocaleList, T extends MessageTree> = {
  readonly [Tag in Locales[0]]: () => Promise<{ default: T }>
} & {
  readonly [Tag in Exclude<Locales[number], Locales[0]>]: () => Promise<{ default: Translation<NoInfer<T>> & MessageTree }>
}

/** Declares the texts of a part of an app in every locale. Created by `messagesFor`. */
export type DefineMessages<Locales extends LocaleList> = <const T extends MessageTree>(
  namespace: string,
  loaders: MessageLoaders<Locales, T>,
) => Messages<T>

/**
 * Creates the `defineMessages` of an app or package from its locales, the source first. `namespace` is unique in the app (use the package's
 * name). A locale without texts is a type error, and so is a key that a translation lacks; with `satisfies Translation<typeof source>` an
 * additional key is one too.
 */
export function messagesFor<const Locales extends LocaleList>(locales: Locales): DefineMessages<Locales> {
  return (namespace, loaders) => createMessages(namespace, locales, loaders)
}

type Loaders = Readonly<Record<string, () => Promise<{ default: MessageTree }>>>

function createMessages<T extends MessageTree>(namespace: string, locales: LocaleList, loaders: Loaders): Messages<T> {
  const loaded = new Map<string, MessageTree>()
  const loading = new Map<string, Promise<MessageTree>>()

  async function fetchTexts(locale: string): Promise<MessageTree> {
    const load = loaders[locale]
    if (!load) throw new Error(`"${namespace}" has no texts for ${locale}.`)
    try {
      const texts = (await load()).default
      loaded.set(locale, texts)
      return texts
    } finally {
      loading.delete(locale)
    }
  }

  return {
    namespace,
    peek: (tag) => loaded.get(localeAmong(tag, locales)),
    load(tag) {
      const locale = localeAmong(tag, locales)
      const known = loaded.get(locale)
      if (known) return Promise.resolve(known)
      const running = loading.get(locale) ?? fetchTexts(locale)
      loading.set(locale, running)
      return running
    },
  }
}

/** Loads several namespaces in one locale, so that `useT` does not suspend: before prerendering a page, or on intent. */
export async function loadMessages(messages: readonly Messages[], locale: string): Promise<void> {
  await Promise.all(messages.map((one) => one.load(locale)))
}
