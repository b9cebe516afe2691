import { trap, type TrapCase } from '../TrapCase.ts'

const text = {
  'en-US': 'With an object, the link of {tag} has no "href": the Tab key skips it, and it cannot be opened in a new tab. Pass a string.',
  'zh-CN': '{tag} 的 to 是对象时，链接没有 href：Tab 键会跳过它，也不能在新标签页打开。请传字符串。',
}
const title = 'A route object in `to` removes the `href`.'

/** A route object in `to`. */
export const objectTo: readonly TrapCase[] = [
  ofObject('component/base/button', title, 'Button'),
  ofObject('component/layout/card', title, 'Card'),
  ofObject('component/layout/cell', title, 'Cell'),
  ofObject('component/navigation/menu', title, 'MenuItem'),
  ofObject('component/navigation/breadcrumb', '`to` is a route object.', 'BreadcrumbItem'),
]

function ofObject(page: string, bold: string, tag: string): TrapCase {
  return { trap: trap(page, bold), tags: [tag], part: 'to', expression: /^\s*\{/, text }
}
