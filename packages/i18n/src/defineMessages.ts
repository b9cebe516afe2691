import type { Locale } from '@view-site/platform/locale'
import type { MessageTree, Translation } from './messageTypes.ts'

/** One namespace of texts in every locale, loaded on demand. Created by `defineMessages`. */
export interface Messages<T extends MessageTree = MessageTree> {
  readonly namespace: string
  /** Type-only: carries the type of the texts to `useT`. */
  readonly shape?: T
  /** Loads a locale's texts once; after a failure the next call retries. */
  load(locale: Locale): Promise<MessageTree>
  /** The texts, if loaded. */
  peek(locale: Locale): MessageTree | undefined
}

/** The texts of each locale: dynamic imports of their files. */
export interface MessageLoaders<T extends MessageTree, E extends Translation<T> & MessageTree> {
  'zh-CN': () => Promise<{ default: T }>
  'en-US': () => Promise<{ default: E }>
}

/**
 * Declares a package's texts. `namespace` is unique in the app (use the package's name). A key of zh-CN that en-US lacks is a type error;
 * with en-US `satisfies Translation<typeof zhCN>` an additional key is one too.
 */
export function defineMessages<const T extends MessageTree, E extends Translation<T> & MessageTree>(
  namespace: string,
  loaders: MessageLoaders<T, E>,
): Messages<T> {
  const loaded = new Map<Locale, MessageTree>()
  const loading = new Map<Locale, Promise<MessageTree>>()

  async function fetchTexts(locale: Locale): Promise<MessageTree> {
    try {
      const texts: MessageTree = (await loaders[locale]()).default
      loaded.set(locale, texts)
      return texts
    } finally {
      loading.delete(locale)
    }
  }

  return {
    namespace,
    peek: (locale) => loaded.get(locale),
    load(locale) {
      const known = loaded.get(locale)
      if (known) return Promise.resolve(known)
      const running = loading.get(locale) ?? fetchTexts(locale)
      loading.set(locale, running)
      return running
    },
  }
}

/** Loads several namespaces in one locale, so that `useT` does not suspend: before prerendering a page, or on intent. */
export async function loadMessages(messages: readonly Messages[], locale: Locale): Promise<void> {
  await Promise.all(messages.map((one) => one.load(locale)))
}
