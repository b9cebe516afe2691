import { heading } from '../visitor/Target.ts'
import type { Path } from './Path.ts'

/** The switch of the language. */
export const language: Path = {
  name: 'language',
  title: '[I18N-01] the language is switched on the same page, and kept on the next one',
  async walk({ open, press, sees, isAt, picture }) {
    await open('/view-ui-plus/component/base/button')
    await press({ css: 'a[aria-label="切换语言：English"]' })
    await isAt(/^\/en-US\/view-ui-plus\/component\/base\/button$/)
    await sees(heading('Button'))
    await picture('english')
    await open('/price')
    await isAt(/^\/en-US\/price$/)
    await picture('kept')
  },
}
