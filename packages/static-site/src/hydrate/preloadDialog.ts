import { dialogsPath, type DialogFiles } from './dialogFiles.ts'
import { preload } from './preload.ts'

/** Lists by their addresses. */
const lists = new Map<string, Promise<DialogFiles>>()

/**
 * Fetches the list of the files of dialogs, when one is likely to be opened.
 * @param base Path that the site is served below, without a slash at its end. @default ''
 */
export function prepareDialogs(locale: string, base = ''): void {
  void listAt(base + dialogsPath(locale))
}

/**
 * Fetches the files of a dialog while the application loads that opens it: it would ask for them only then. What cannot be fetched is left to
 * the application.
 * @param base Path that the site is served below, without a slash at its end. @default ''
 */
export async function preloadDialog(name: string, locale: string, base = ''): Promise<void> {
  const files = await listAt(base + dialogsPath(locale))
  for (const href of files[name] ?? []) preload(href)
}

function listAt(address: string): Promise<DialogFiles> {
  const list = lists.get(address) ?? fetchList(address)
  lists.set(address, list)
  return list
}

async function fetchList(address: string): Promise<DialogFiles> {
  try {
    const response = await fetch(address)
    if (response.ok) return await response.json()
  } catch {
    // The next dialog asks again.
    lists.delete(address)
  }
  return {}
}
