import { trap, type TrapCase } from '../TrapCase.ts'

/** Values that are created in the template, and so are new ones on every render. */
export const newValues: readonly TrapCase[] = [
  {
    trap: trap('component/form/form', 'the-form-shows-errors-when-it-opens'),
    tags: ['Form'],
    part: 'rules',
    expression: /^\s*\{/,
    text: {
      'en-US': 'Rules in the template are a new object on every render, which triggers validation. Create them in the script.',
      'zh-CN': '写在模板里的 rules 每次渲染都是新对象，会立即触发校验。请在脚本里创建。',
    },
  },
  {
    trap: trap('component/form/upload', 'uploaded-files-disappear-when-the-parent'),
    tags: ['Upload'],
    part: 'default-file-list',
    expression: /^\s*\[|\.(filter|map|slice|concat)\(/,
    text: {
      'en-US':
        'A list in the template is a new array on every render, which resets the files. Create it in the script, or with "computed".',
      'zh-CN': '写在模板里的列表每次渲染都是新数组，会重置文件。请在脚本里创建，或用 computed。',
    },
  },
  {
    trap: trap('component/other/count-down', 'the-countdown-stays-at-its-initial-value'),
    tags: ['CountDown'],
    part: 'target',
    expression: /\bDate\.now\(\)|\bnew Date\(\)/,
    text: {
      'en-US':
        'The current time in the template is a new value on every render, which restarts the countdown. Store the end time in a variable.',
      'zh-CN': '模板里的当前时间每次渲染都不同，倒计时会重新开始。请把结束时间存到变量里。',
    },
  },
]
