import type { Locale } from '@view-site/i18n/product'

/** Loads the menus from the server, here a static file; the layout drops invalid entries. */
export async function loadMenu(locale: Locale): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}menu.${locale}.json`)
  if (!response.ok) throw new Error(`The menus could not be loaded: the server responded with ${response.status}.`)
  return response.json()
}
