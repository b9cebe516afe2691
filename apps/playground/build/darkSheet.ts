import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { scopeDarkTheme } from '@view-site/vue-demo/vite'
import { themeAttribute } from '@view-site/ui/palette'

const installed = createRequire(import.meta.url)
  .resolve('view-ui-plus/package.json')
  .replace(/[/\\]package\.json$/, '')

/**
 * The dark theme of the library, which the page adds to the frame in the dark theme.
 * @param library Folder of the release of View UI Plus. @default the current one
 */
export async function darkSheet(library: string = installed): Promise<string> {
  const published = await readFile(`${library}/dist/styles/viewuiplus.css`, 'utf8')
  return scopeDarkTheme(published, { selector: `:root[${themeAttribute}="dark"]` })
}
