import { banner, button, dialog } from '../visitor/Target.ts'
import type { Path } from './Path.ts'

/** The drawer with the settings of the layout. */
export const settings: Path = {
  name: 'settings',
  title: '[LAY-07] a setting applies at once',
  async walk({ open, press, key, sees, seesNo, picture }) {
    const drawer = dialog('界面设置')
    await open('/view-ui-plus/component/base/button')
    await press(button('界面设置', { within: banner }))
    await sees(drawer)
    await picture('drawer')
    await press({ css: 'input[type="radio"]', name: '主色', within: drawer })
    await sees({ css: 'html[data-header="primary"]' })
    await picture('applied')
    await key('Escape')
    await seesNo(drawer)
  },
}
