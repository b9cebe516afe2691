import { themeAttribute } from '@view-site/ui/theme'
import { createObservable, type KeyValueStorage } from '@view-site/platform'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { storageKeys } from '../storageKeys.ts'
import { parseJson } from './parseJson.ts'

const choices = ['system', 'light', 'dark'] as const

/** Light, dark, or the system's theme. */
export type ThemeChoice = (typeof choices)[number]

export interface Theme {
  readonly get: () => ThemeChoice
  readonly subscribe: (listener: () => void) => () => void
  /** Switches to the next choice. */
  next: () => void
}

/** Creates the theme choice. It is stored where the inline script reads it before the first paint. */
export function createTheme(storage: KeyValueStorage): Theme {
  const { get, set, subscribe } = createObservable(read(storage))
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const choice = get()
    document.documentElement.setAttribute(themeAttribute, choice === 'system' ? (system.matches ? 'dark' : 'light') : choice)
  }
  system.addEventListener('change', paint)
  storage.subscribe?.(storageKeys.settings, () => {
    set(read(storage))
    paint()
  })
  return {
    get,
    subscribe,
    next() {
      const choice = choices[(choices.indexOf(get()) + 1) % choices.length] ?? 'system'
      set(choice)
      storage.setItem(storageKeys.settings, JSON.stringify({ theme: choice }))
      paint()
    },
  }
}

function read(storage: KeyValueStorage): ThemeChoice {
  const kept = fieldsOf(parseJson(storage.getItem(storageKeys.settings)))
  return choices.find((choice) => choice === kept?.['theme']) ?? 'system'
}
