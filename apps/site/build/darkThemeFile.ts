import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { themeAttribute } from '@view-site/ui/palette'
import { darkTheme } from '@view-site/vue-demo/vite'
import type { OutputFactory } from '@view-site/static-site/build'

const stylesheet = createRequire(import.meta.url).resolve('view-ui-plus/dist/styles/viewuiplus.css')

/** Writes the dark theme of View UI Plus, which its theme page offers for download. */
export const darkThemeFile: OutputFactory = ({ files }) => ({
  async finish() {
    const css = darkTheme(await readFile(stylesheet, 'utf8'), { selector: `[${themeAttribute}="dark"]` })
    await files.write('/view-ui-plus/theme-dark.css', css)
  },
})
