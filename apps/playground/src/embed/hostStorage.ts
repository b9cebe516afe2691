import type { KeyValueStorage } from '@view-site/platform'
import { playgroundLocale, playgroundTheme, playgroundThemeType } from '@view-site/vue-demo/playground'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { storageKeys } from '../storageKeys.ts'

export interface HostStorageOptions {
  /** Query of the playground's address, with language and theme. */
  search: string
  /** The window of the page around the playground. */
  host: MessageEventSource
  /** Origins of which that page may be. */
  origins: () => readonly string[]
}

/** Language and theme of the page that embeds the playground, instead of those that the visitor chose in the playground. Keeps nothing. */
export function hostStorage({ search, host, origins }: HostStorageOptions): KeyValueStorage {
  const parameters = new URLSearchParams(search)
  const values = new Map([
    [storageKeys.locale, parameters.get(playgroundLocale)],
    [storageKeys.settings, settingsOf(parameters.get(playgroundTheme))],
  ] as const)
  return {
    getItem: (key) => [...values].find(([name]) => name === key)?.[1] ?? null,
    setItem() {},
    removeItem() {},
    subscribe(key, listener) {
      if (key !== storageKeys.settings) return () => {}
      const receive = ({ source, origin, data }: MessageEvent) => {
        const { type, theme } = fieldsOf(data) ?? {}
        if (source !== host || !origins().includes(origin) || type !== playgroundThemeType) return
        values.set(storageKeys.settings, settingsOf(theme))
        listener()
      }
      addEventListener('message', receive)
      // The script before the first paint reads the visitor's own choice.
      queueMicrotask(listener)
      return () => removeEventListener('message', receive)
    },
  }
}

/** The settings as the playground stores them. */
function settingsOf(theme: unknown): string {
  return JSON.stringify({ theme })
}
