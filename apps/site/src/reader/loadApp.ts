import { localeOfPath } from '@view-site/i18n/locale'
import { readBootData } from '../app/bootData.ts'
import { loadMenus } from '../docs/menus.ts'

/**
 * Loads the application that the page names: all modules are asked for at once, and run one by one with a pause between them. Its
 * menus come before it begins: it takes the page over at once, and without them it could not answer.
 */
export async function loadApp(): Promise<void> {
  const data = readBootData()
  if (!data) throw new Error('The page does not say which application it has.')
  const { entry, dependencies, modules } = data
  for (const href of [...dependencies, entry, ...modules]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  await loadMenus(localeOfPath(location.pathname))
  for (const href of [...dependencies, entry]) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
