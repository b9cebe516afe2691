import { atom, type Atom } from 'jotai/vanilla'
import type { Settings } from './createSettings.ts'
import type { Store } from '../Store.ts'

/** The theme that is shown: the visitor's choice, or the system's where they choose that. */
export type ResolvedTheme = 'light' | 'dark'

/** The theme that is shown: light or dark, whether it was chosen or is the system's. */
export interface Theme {
  readonly atom: Atom<ResolvedTheme>
  get(): ResolvedTheme
  /** Follows the system's choice; returns a cleanup function. */
  start(): () => void
}

/** Makes the theme store. */
export function createTheme(store: Store, settings: Settings): Theme {
  const system = atom<ResolvedTheme>('light')
  const theme = atom((get) => {
    const choice = get(settings.atom).theme
    return choice === 'system' ? get(system) : choice
  })
  return {
    atom: theme,
    get: () => store.get(theme),
    start() {
      const query = matchMedia('(prefers-color-scheme: dark)')
      const read = () => store.set(system, query.matches ? 'dark' : 'light')
      read()
      query.addEventListener('change', read)
      return () => query.removeEventListener('change', read)
    },
  }
}
