import { themeAttribute } from '@view-site/ui/theme'
import { createObservable, type KeyValueStorage, type Observable } from '@view-site/platform'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { storageKeys } from '../storageKeys.ts'
import { parseJson } from './parseJson.ts'

const choices = ['system', 'light', 'dark'] as const

/** Light, dark, or the system's theme. */
export type ThemeChoice = (typeof choices)[number]

/** A theme without the choice of the system's. */
export type ShownTheme = Exclude<ThemeChoice, 'system'>

export interface Theme {
  readonly get: () => ThemeChoice
  readonly subscribe: (listener: () => void) => () => void
  /** The theme that is shown: the choice, or that of the system. */
  readonly shown: Pick<Observable<ShownTheme>, 'get' | 'subscribe'>
  /** Switches to the next choice. */
  next: () => void
}

/** Creates the theme choice. It is stored where the inline script reads it before the first paint. */
export function createTheme(storage: KeyValueStorage): Theme {
  const { get, set, subscribe } = createObservable(read(storage))
  const system = matchMedia('(prefers-color-scheme: dark)')
  const resolve = () => {
    const choice = get()
    return choice === 'system' ? (system.matches ? 'dark' : 'light') : choice
  }
  const shown = createObservable<ShownTheme>(resolve())
  const paint = () => {
    shown.set(resolve())
    document.documentElement.setAttribute(themeAttribute, shown.get())
  }
  system.addEventListener('change', paint)
  storage.subscribe?.(storageKeys.settings, () => {
    set(read(storage))
    paint()
  })
  return {
    get,
    subscribe,
    shown,
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
