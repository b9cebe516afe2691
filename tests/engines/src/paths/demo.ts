import type { Path } from './Path.ts'

/** A demo that answers. */
export const demo: Path = {
  name: 'demo',
  title: '[DOC-12] a select of a demo opens and takes the choice',
  async walk({ open, press, sees, picture }) {
    const first = { css: '[data-demo][data-name="basic"]' }
    await open('/view-ui-plus/component/form/select')
    await press({ css: '.ivu-select-selection', within: first })
    await sees({ css: '.ivu-select-item', text: '成都', within: first })
    await picture('open')
    await press({ css: '.ivu-select-item', text: '成都', within: first })
    await sees({ css: '.ivu-select-selection', text: '成都', within: first })
    await picture('chosen')
  },
}
