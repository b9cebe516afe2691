import { heading } from '../visitor/Target.ts'
import type { Path } from './Path.ts'

/** A page of the documentation and the next one by the menu. */
export const docs: Path = {
  name: 'docs',
  title: '[DOC-01] a link of the section opens the next page of the documentation',
  async walk({ open, press, sees, isAt, picture }) {
    await open('/view-ui-plus/component/base/button')
    await sees(heading('Button 按钮'))
    await picture('button')
    await press({ css: 'nav[aria-label="章节"] a', text: 'Icon' })
    await isAt(/^\/view-ui-plus\/component\/base\/icon$/)
    await sees({ css: 'h1', text: 'Icon' })
    await picture('icon')
  },
}
