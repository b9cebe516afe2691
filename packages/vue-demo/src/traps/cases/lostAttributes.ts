import { trap, type TrapCase } from '../TrapCase.ts'

/** Attributes that end up on another element than the one they are meant for. */
export const lostAttributes: readonly TrapCase[] = [
  onWrapper('component/form/input', 'aria-label-and-inputmode-have-no-effect', 'Input'),
  onWrapper('component/form/input-number', 'aria-label-and-inputmode-do-nothing', 'InputNumber'),
  {
    trap: trap('component/view/drawer', 'class-has-no-effect-and-the-console-logs'),
    tags: ['Drawer'],
    part: 'class|style',
    text: {
      'en-US': '"{part}" has no effect on a Drawer. Use "class-name" for the wrapper, and "styles" for the body.',
      'zh-CN': 'Drawer 上的 {part} 不起作用。外层请用 class-name，内容区请用 styles。',
    },
  },
  {
    trap: trap('component/layout/skeleton', 'the-class-is-missing-after-loading'),
    tags: ['Skeleton'],
    part: 'class|style',
    hasContent: true,
    text: {
      'en-US': 'After loading, Skeleton only renders its slot, without "{part}". Put it on a wrapper.',
      'zh-CN': '加载完以后 Skeleton 只渲染插槽，{part} 会丢失。请写在外面的元素上。',
    },
  },
  {
    trap: trap('base/style', 'the-hidden-attribute-does-not-hide-a'),
    tags: ['Button'],
    part: 'hidden',
    text: {
      'en-US': '"hidden" does not hide a Button: its styles set "display". Use "v-show".',
      'zh-CN': 'hidden 隐藏不了 Button，它的样式设置了 display。请用 v-show。',
    },
  },
]

function onWrapper(page: string, id: string, tag: string): TrapCase {
  return {
    trap: trap(page, id),
    tags: [tag],
    part: 'aria-label|aria-labelledby|aria-describedby|inputmode',
    text: {
      'en-US': '"{part}" ends up on the <div> around the field of {tag}. Name the field with "element-id" and a <label>.',
      'zh-CN': '{part} 会落在 {tag} 输入框外层的 <div> 上。请用 element-id 和 <label> 给它命名。',
    },
  }
}
