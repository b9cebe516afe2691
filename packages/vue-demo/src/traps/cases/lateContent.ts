import { trap, type TrapCase } from '../TrapCase.ts'

/** Conditions on what a component only reads when it is mounted. */
export const lateContent: readonly TrapCase[] = [
  lateSlot('component/navigation/breadcrumb', 'the-separator-in-the-slot-is-missing', 'Breadcrumb', '#separator'),
  lateSlot('component/navigation/tabs', 'an-extra-slot-that-is-added-later-does', 'Tabs', '#extra'),
  lateSlot('component/view/alert', 'a-description-that-is-set-later-is-not', 'Alert', '#desc'),
  lateSlot('component/layout/card', 'a-title-that-is-set-later-is-not-shown', 'Card', '#title|#extra'),
  lateSlot('component/view/timeline', 'an-icon-that-is-added-later-is-squeezed', 'TimelineItem', '#dot'),
  lateSlot('component/view/poptip', 'a-title-that-is-set-later-is-not-shown', 'Poptip', '#title'),
  {
    trap: trap('component/navigation/tabs', 'a-tab-inserted-with-v-if-ends-up-last'),
    tags: ['TabPane'],
    part: 'v-if',
    without: ['index'],
    text: {
      'en-US': 'A TabPane with "v-if" ends up last. Give every TabPane an "index", starting with 1.',
      'zh-CN': '用 v-if 插入的 TabPane 会排到最后。请给每个 TabPane 写 index，从 1 开始。',
    },
  },
  {
    trap: trap('component/navigation/steps', 'a-step-that-v-if-adds-in-the-middle-has'),
    tags: ['Step'],
    part: 'v-if',
    text: {
      'en-US': 'A Step that "v-if" adds later has the last number. Change the "key" of Steps together with its steps.',
      'zh-CN': '用 v-if 后加的 Step 序号排在最后。步骤变化时请同时改变 Steps 的 key。',
    },
  },
  {
    trap: trap('component/layout/layout', 'the-sidebar-is-above-the-content'),
    tags: ['Sider'],
    part: 'v-if|v-for',
    text: {
      'en-US': 'Layout only detects a Sider that is there on mounting. Set "flex-direction: row" on the Layout.',
      'zh-CN': 'Layout 只在挂载时识别 Sider。请给 Layout 设置 flex-direction: row。',
    },
  },
]

function lateSlot(page: string, id: string, tag: string, part: string): TrapCase {
  return {
    trap: trap(page, id),
    tags: [tag],
    part,
    hasCondition: true,
    without: ['key'],
    text: {
      'en-US':
        '{tag} only checks on mounting whether slot "{part}" is filled. Put the condition into the slot, or change the "key" of {tag} too.',
      'zh-CN': '{tag} 只在挂载时检查有没有插槽 {part}。请把条件写在插槽里面，或同时改变 {tag} 的 key。',
    },
  }
}
