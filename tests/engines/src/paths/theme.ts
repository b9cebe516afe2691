import { banner, button } from '../visitor/Target.ts'
import type { Path } from './Path.ts'

/** The dark theme. */
export const theme: Path = {
  name: 'theme',
  title: '[PLUS-04] the dark theme is chosen in the header, and kept on the next page',
  async walk({ open, press, sees, picture }) {
    await open('/view-ui-plus/guide/install')
    await press({ css: '[aria-label="主题：随系统"]', within: banner })
    await press(button('深色', { within: banner }))
    await sees({ css: 'html[data-theme="dark"]' })
    await picture('page')
    await open('/price')
    await sees({ css: 'html[data-theme="dark"]' })
    await picture('price')
  },
}
