import { trap, type TrapCase } from '../TrapCase.ts'

// `:to="isLocked ? undefined : '/orders'"` removes the link.
const certain = /^[^?]*$/
const text = {
  'en-US': 'A disabled {tag} with "to" can still be opened with the keyboard. Omit "to" while it is disabled.',
  'zh-CN': '禁用的 {tag} 有 to 时，用键盘仍能打开。禁用时请不要传 to。',
}

/** Disabled components that still act. */
export const disabledLinks: readonly TrapCase[] = [
  {
    trap: trap('component/base/button', 'a-disabled-link-still-opens'),
    tags: ['Button'],
    part: 'to',
    expression: certain,
    with: { disabled: true },
    text,
  },
  {
    trap: trap('component/navigation/menu', 'a-disabled-link-still-opens'),
    tags: ['MenuItem'],
    part: 'to',
    expression: certain,
    with: { disabled: true },
    text: {
      'en-US': 'A click on a disabled MenuItem with "to" reloads the whole page. Omit "to" while it is disabled.',
      'zh-CN': '点击禁用且有 to 的 MenuItem 会刷新整个页面。禁用时请不要传 to。',
    },
  },
  {
    trap: trap('component/layout/cell', 'a-disabled-row-can-still-be-clicked'),
    tags: ['Cell'],
    part: 'to|@click',
    expression: certain,
    with: { disabled: true },
    text: {
      'en-US': 'A disabled Cell can still be clicked. Omit "{part}" while it is disabled, or check the state in the handler.',
      'zh-CN': '禁用的 Cell 仍能点击。禁用时请不要传 {part}，或在处理函数里判断。',
    },
  },
  {
    trap: trap('component/base/typography', 'disabled-text-can-still-be-copied-edited'),
    tags: ['Text', 'Title', 'Paragraph', 'Link'],
    part: 'copyable|editable|to',
    expression: certain,
    with: { disabled: true },
    text: {
      'en-US': '"{part}" of {tag} still works while it is disabled. Remove it.',
      'zh-CN': '{tag} 禁用时 {part} 仍然有效，请去掉。',
    },
  },
]
