import { button, dialog } from '../visitor/Target.ts'
import type { Path } from './Path.ts'

/** The menus of a phone. */
export const phone: Path = {
  name: 'phone',
  title: '[LAY-05] the drawer of a phone opens, closes and leads to another page',
  size: { width: 390, height: 844 },
  async walk({ open, press, key, sees, seesNo, isAt, picture }) {
    const drawer = dialog('View UI Plus')
    await open('/view-ui-plus/component/base/button')
    await picture('page')
    await press(button('打开菜单'))
    await sees(drawer)
    await picture('drawer')
    await key('Escape')
    await seesNo(drawer)
    await press(button('打开菜单'))
    await press({ css: 'nav[aria-label="章节"] a', text: 'Icon', within: drawer })
    await isAt(/^\/view-ui-plus\/component\/base\/icon$/)
    await seesNo(drawer)
    await picture('next')
  },
}
