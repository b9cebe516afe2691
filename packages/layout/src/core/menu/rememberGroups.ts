import type { KeyValueStorage } from '@view-site/platform'
import type { Menu } from './createMenu.ts'
import type { Settings } from '../settings/createSettings.ts'
import type { Store } from '../Store.ts'

export interface RememberGroupsOptions {
  store: Store
  menu: Menu
  settings: Settings
  storage: KeyValueStorage
  storageKey: string
}

/**
 * Opens the groups of the sider that were open on the last visit, and remembers them from now on. An accordion has nothing to
 * remember: it shows the groups around the page. Returns a cleanup function.
 */
export function rememberGroups({ store, menu, settings, storage, storageKey }: RememberGroupsOptions): () => void {
  if (!settings.get().menuAccordion) for (const key of keysOf(storage.getItem(storageKey))) menu.toggle(key, true)
  return store.sub(menu.openGroups, () => {
    if (!settings.get().menuAccordion) storage.setItem(storageKey, JSON.stringify([...store.get(menu.openGroups)]))
  })
}

function keysOf(stored: string | null): string[] {
  try {
    const keys: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string' && /^s(-\d+)+$/.test(key)) : []
  } catch {
    return []
  }
}
