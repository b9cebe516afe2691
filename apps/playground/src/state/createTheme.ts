import { fieldsOf } from '../protocol/fieldsOf.ts'
import { storageKeys } from '../storageKeys.ts'
import type { StoragePort } from './browserStorage.ts'
import { createFields } from './createFields.ts'
import { parseJson } from './parseJson.ts'

const choices = ['system', 'light', 'dark'] as const

/** Light, dark, or as the system has it. */
export type ThemeChoice = (typeof choices)[number]

export interface Theme {
  readonly get: () => ThemeChoice
  readonly subscribe: (listener: () => void) => () => void
  /** Goes on to the next choice. */
  next: () => void
}

/** The choice of the theme, kept where the script before the first paint reads it. */
export function createTheme(storage: StoragePort): Theme {
  const { get, set, subscribe } = createFields({ choice: read(storage) })
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const { choice } = get()
    document.documentElement.dataset['theme'] = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice
  }
  system.addEventListener('change', paint)
  addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.settings) return
    set({ choice: read(storage) })
    paint()
  })
  return {
    get: () => get().choice,
    subscribe,
    next() {
      const choice = choices[(choices.indexOf(get().choice) + 1) % choices.length] ?? 'system'
      set({ choice })
      storage.set(storageKeys.settings, JSON.stringify({ theme: choice }))
      paint()
    },
  }
}

function read(storage: StoragePort): ThemeChoice {
  const kept = fieldsOf(parseJson(storage.get(storageKeys.settings)))
  return choices.find((choice) => choice === kept?.['theme']) ?? 'system'
}
