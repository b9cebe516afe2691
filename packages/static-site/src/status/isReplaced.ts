import { readBootData } from '../hydrate/bootData.ts'

/** How long the answer may take, in ms: the visitor waits for it. */
const limit = 3000

/**
 * Whether the server has another build of the site now, so that files of this one may no longer exist. The visitor may have come to this
 * address from another page of the document: only what all pages of a build have in common is compared.
 */
export async function isReplaced(): Promise<boolean> {
  const own = readBootData()
  if (!own) return false
  try {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(limit) })
    const text = response.ok ? await response.text() : ''
    // A server of another kind, or one that asks for a sign-in first, has no boot data at all.
    return text.includes('id="boot"') && ![own.entry, own.menus].every((address) => text.includes(JSON.stringify(address)))
  } catch {
    return false
  }
}
