import { atom, type Atom } from 'jotai/vanilla'
import type { KeyValueStorage } from '@view-site/platform'
import { cleanSettings, defaultSettings, parseSettings } from './parseSettings.ts'
import type { LayoutSettings, SettingsPatch } from './settingsSchema.ts'
import type { Store } from '../Store.ts'

/** Key of the stored settings where the app names none. */
export const defaultStorageKey = 'view-site.layout'

/** The visitor's layout settings: applied at once, kept across visits. */
export interface Settings {
  readonly atom: Atom<LayoutSettings>
  readonly defaults: LayoutSettings
  get(): LayoutSettings
  /** Applies and stores; values the schema does not allow are ignored. */
  set(patch: SettingsPatch): void
  /** Back to the defaults. */
  reset(): void
  /** The settings as JSON, for `createLayout({ settings })`. */
  copy(): string
  /** Reads the stored settings again, and whenever another tab writes them; returns a cleanup function. */
  start(): () => void
}

export interface CreateSettingsOptions {
  store: Store
  storage: KeyValueStorage
  storageKey: string
  defaults: SettingsPatch
}

/** Makes the settings store. Only what differs from the defaults is stored, so that later defaults reach everybody. */
export function createSettings({ store, storage, storageKey, defaults: own }: CreateSettingsOptions): Settings {
  const defaults = defaultSettings(own)
  const chosen = atom<SettingsPatch>({})
  const settings = atom((get) => ({ ...defaults, ...get(chosen) }))

  const defaultValues = new Map<string, unknown>(Object.entries(defaults))
  function write(patch: SettingsPatch) {
    const different = cleanSettings(Object.fromEntries(Object.entries(patch).filter(([name, value]) => defaultValues.get(name) !== value)))
    store.set(chosen, different)
    if (Object.keys(different).length > 0) storage.setItem(storageKey, JSON.stringify(different))
    else storage.removeItem(storageKey)
  }
  const read = () => store.set(chosen, parseSettings(storage.getItem(storageKey)))
  read()

  return {
    atom: settings,
    defaults,
    get: () => store.get(settings),
    set: (patch) => write({ ...store.get(chosen), ...cleanSettings(patch) }),
    reset: () => write({}),
    copy: () => JSON.stringify(store.get(settings), null, 2),
    start() {
      read()
      return storage.subscribe?.(storageKey, read) ?? (() => {})
    },
  }
}
