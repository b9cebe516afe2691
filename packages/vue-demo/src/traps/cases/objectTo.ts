import { trap, type TrapCase } from '../TrapCase.ts'

const text = {
  'en-US': 'With an object, the link of {tag} has no "href": the Tab key skips it, and it cannot be opened in a new tab. Pass a string.',
  'zh-CN': '{tag} 的 to 是对象时，链接没有 href：Tab 键会跳过它，也不能在新标签页打开。请传字符串。',
}
const id = 'a-route-object-in-to-removes-the-href'

/** A route object in `to`. */
export const objectTo: readonly TrapCase[] = [
  ofObject('component/base/button', id, 'Button'),
  ofObject('component/layout/card', id, 'Card'),
  ofObject('component/layout/cell', id, 'Cell'),
  ofObject('component/navigation/menu', id, 'MenuItem'),
  ofObject('component/navigation/breadcrumb', 'to-is-a-route-object', 'BreadcrumbItem'),
]

function ofObject(page: string, id: string, tag: string): TrapCase {
  return { trap: trap(page, id), tags: [tag], part: 'to', expression: /^\s*\{/, text }
}
