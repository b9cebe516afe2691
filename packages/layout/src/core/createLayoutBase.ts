import { atom, createStore, type Atom, type PrimitiveAtom } from 'jotai/vanilla'
import { pageStorage, type KeyValueStorage } from '@view-site/platform'
import type { OpenQuestion } from './ask.ts'
import { createDrawer, type LayoutDrawer } from './createDrawer.ts'
import type { LayoutInputs } from './LayoutInputs.ts'
import { createSettings, defaultStorageKey, type Settings } from './settings/createSettings.ts'
import type { SettingsPatch } from './settings/settingsSchema.ts'
import type { Store } from './Store.ts'

/** Options of {@link createLayoutBase}: those of the layout that its dialogs need. */
export interface LayoutBaseOptions extends Pick<LayoutInputs, 't'>, Partial<Pick<LayoutInputs, 'lazyTexts'>> {
  /** The app's own defaults, over those of the settings schema. */
  settings?: SettingsPatch
  /** @default the browser's local storage */
  storage?: KeyValueStorage
  /** @default 'view-site.layout' */
  storageKey?: string
}

/** The part of a layout that its dialogs need: no router and no menus. */
export interface LayoutBase {
  readonly store: Store
  /** The stores as the server rendered them, for hydration. */
  readonly initial: Store
  readonly inputs: Atom<Pick<LayoutInputs, 'lazyTexts' | 't'>>
  readonly settings: Settings
  /** The drawer with the layout's settings. */
  readonly settingsDrawer: LayoutDrawer
  /** The question the visitor is being asked. */
  readonly question: PrimitiveAtom<OpenQuestion | null>
  readonly storage: KeyValueStorage
  readonly storageKey: string
}

/** Makes the stores of the layout's dialogs, which `LayoutDialogs` shows before the layout is there. `createLayout` continues with them. */
export function createLayoutBase({
  t,
  lazyTexts = null,
  settings = {},
  storage = pageStorage,
  storageKey = defaultStorageKey,
}: LayoutBaseOptions): LayoutBase {
  const store = createStore()
  return {
    store,
    initial: createStore(),
    inputs: atom({ t, lazyTexts }),
    settings: createSettings({ store, storage, storageKey, defaults: settings }),
    settingsDrawer: createDrawer(store),
    question: atom<OpenQuestion | null>(null),
    storage,
    storageKey,
  }
}
