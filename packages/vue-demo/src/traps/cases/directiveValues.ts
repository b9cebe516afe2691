import { trap, type TrapCase } from '../TrapCase.ts'

/** Values of the library's directives that have no effect. */
export const directiveValues: readonly TrapCase[] = [
  {
    trap: trap('directive/style', 'v-width-0-has-no-effect'),
    part: 'v-width|v-height|v-margin|v-padding|v-font',
    expression: /^\s*0\s*$/,
    text: { 'en-US': '0 counts as no value of v-{part}. Use ":style".', 'zh-CN': 'v-{part} 的 0 相当于没有值，请用 :style。' },
  },
  {
    trap: trap('directive/style', 'v-width-10em-has-no-effect'),
    part: 'v-width|v-height',
    expression: /^\s*(['"`])[\d.]+[a-z]+\1\s*$/,
    text: pxText(),
  },
  {
    trap: trap('directive/style', 'v-margin-8px-16px-has-no-effect'),
    part: 'v-margin|v-padding',
    expression: /^\s*(['"`])[\d.]+([a-z].*|%?\s.*)\1\s*$/,
    text: pxText(),
  },
  {
    trap: trap('directive/style', 'v-font-120-has-no-effect'),
    part: 'v-font',
    expression: /^\s*(['"`])[\d.]+[a-z%]+\1\s*$/,
    text: pxText(),
  },
  {
    trap: trap('directive/line-clamp', 'v-line-clamp-0-does-not-remove-the-limit'),
    part: 'v-line-clamp',
    expression: /(^|[?:])\s*0\s*(:|$)/,
    text: {
      'en-US': 'v-line-clamp ignores 0, so the limit stays. Replace the element with "v-if".',
      'zh-CN': 'v-line-clamp 会忽略 0，限制仍在。请用 v-if 换成另一个元素。',
    },
  },
  {
    trap: trap('directive/resize', 'you-pass-another-function-but-the-first'),
    part: 'v-resize',
    expression: /\?(?![.?])/,
    text: {
      'en-US': 'v-resize only reads its value on mounting. Pass a function that calls the right one.',
      'zh-CN': 'v-resize 只在挂载时读取值。请传一个函数，在其中调用需要的那个。',
    },
  },
  {
    trap: trap('directive/resize', 'nothing-happens-on-img-canvas-and-input'),
    tags: ['img', 'canvas', 'input', 'textarea', 'video'],
    part: 'v-resize',
    text: {
      'en-US': 'v-resize does nothing on <{tag}>, which cannot have children. Put it on a wrapper.',
      'zh-CN': 'v-resize 对 <{tag}> 不起作用，它不能有子元素。请写在外面的元素上。',
    },
  },
]

function pxText(): TrapCase['text'] {
  return {
    'en-US': 'v-{part} appends "px" to its value, so a unit makes it invalid. Use ":style".',
    'zh-CN': 'v-{part} 会在值后面加 px，带单位就无效了。请用 :style。',
  }
}
