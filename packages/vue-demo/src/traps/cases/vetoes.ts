import { trap, type TrapCase } from '../TrapCase.ts'

/** Functions that are asked first and return `false`, which does not stop anything. */
export const vetoes: readonly TrapCase[] = [
  veto('component/form/switch', 'returning-false-from-before-change-does', ['Switch'], 'before-change'),
  veto('component/view/drawer', 'returning-false-from-before-close-does', ['Drawer'], 'before-close'),
  veto('component/navigation/tabs', 'before-remove-returns-false-but-the-tab', ['Tabs'], 'before-remove'),
  veto('component/form/login', 'returning-false-from-before-click-does', ['Captcha'], 'before-click'),
]

function veto(page: string, id: string, tags: readonly string[], part: string): TrapCase {
  return {
    trap: trap(page, id),
    tags,
    part,
    handler: /\breturn\s+false\b|=>\s*false\b/,
    text: {
      'en-US': 'Returning false from "{part}" does not stop {tag}: it only waits for a promise. Return one that never resolves.',
      'zh-CN': '从 {part} 返回 false 拦不住 {tag}，它只会等待 Promise。请返回一个不会完成的 Promise。',
    },
  }
}
