import type { Path } from './Path.ts'

/** The home page and its hero, which is a running table. */
export const home: Path = {
  name: 'home',
  title: '[PROD-01] the table of the home page filters what is typed',
  async walk({ open, fill, sees, seesNo, picture }) {
    await open('/')
    await sees({ css: 'td', text: '林知夏' })
    await picture('hero')
    await fill({ css: 'input[placeholder="搜索姓名或邮箱"]' }, 'su.jing')
    await sees({ css: 'td', text: '苏景明' })
    await seesNo({ css: 'td', text: '林知夏' })
    await picture('filtered')
  },
}
