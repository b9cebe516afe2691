import type { Locale } from '@view-site/i18n'

/** Asks the server for the menus. Here it is a file; the layout takes out whatever is no menu. */
export async function loadMenu(locale: Locale): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}menu.${locale}.json`)
  if (!response.ok) throw new Error(`The menus were not sent: the server answers ${response.status}.`)
  return response.json()
}
