import { trap, type ConstantTest, type TrapCase } from '../TrapCase.ts'

/** A text that is not a plain number: `2em`, `50%`. */
const hasUnit: ConstantTest = (value) => typeof value === 'string' && Number.isNaN(Number(value))
const isDigits: ConstantTest = (value) => typeof value === 'string' && /^\d+$/.test(value)

/** Sizes with a unit where the component appends `px`, and without one where it does not. */
export const sizes: readonly TrapCase[] = [
  withUnit('component/base/icon', 'size-2em-does-nothing', 'Icon', 'size'),
  {
    ...withUnit('component/view/avatar', 'size-48px-has-no-effect', 'Avatar', 'size'),
    value: (value) => hasUnit(value) && !['small', 'large', 'default'].includes(String(value)),
  },
  withUnit('component/other/number-info', 'gap-8px-has-no-effect', 'NumberInfo', 'gap'),
  withUnit('component/other/scroll', 'height-50-has-no-effect', 'Scroll', 'height'),
  {
    trap: trap('component/layout/split', '50-becomes-50-px'),
    tags: ['Split'],
    part: 'model-value|min|max',
    value: (value) => String(value).endsWith('%'),
    text: {
      'en-US': 'Only the number in {value} counts, as pixels. For a share, pass a number between 0 and 1 to "{part}" of Split.',
      'zh-CN': '{value} 只取其中的数字，单位是像素。要按比例，请给 Split 的 {part} 传 0 到 1 之间的数字。',
    },
  },
  {
    trap: trap('component/layout/split', '50-becomes-50-px'),
    tags: ['Split'],
    part: 'v-model',
    initial: /^(['"`])[\d.]+%\1$/,
    text: {
      'en-US': 'Only the number in a string counts, as pixels. For a share, start the value of Split with a number between 0 and 1.',
      'zh-CN': '字符串只取其中的数字，单位是像素。要按比例，Split 的初始值请用 0 到 1 之间的数字。',
    },
  },
  {
    trap: trap('component/layout/layout', 'width-20-has-no-effect-or-results-in-20'),
    tags: ['Sider'],
    part: 'width',
    value: hasUnit,
    text: { 'en-US': '"width" of Sider is always in px. Pass a number.', 'zh-CN': 'Sider 的 width 单位总是像素，请传数字。' },
  },
  {
    trap: trap('component/view/carousel', 'height-200-logs-a-warning-and-has-no'),
    tags: ['Carousel'],
    part: 'height',
    value: (value) => typeof value === 'string' && value !== 'auto',
    text: {
      'en-US': '"height" of Carousel only takes a number or "auto", not the string "{value}".',
      'zh-CN': 'Carousel 的 height 只接受数字或 auto，不接受字符串“{value}”。',
    },
    fix: (value) => (/^\d+(px)?$/.test(value) ? `:height="${Number.parseInt(value)}"` : undefined),
  },
  {
    trap: trap('component/view/image', 'width-120-has-no-effect'),
    tags: ['Image'],
    part: 'width',
    value: isDigits,
    text: imageText(),
    fix: (value) => `:width="${value}"`,
  },
  {
    trap: trap('component/view/image', 'width-120-has-no-effect'),
    tags: ['Image'],
    part: 'height',
    value: isDigits,
    text: imageText(),
    fix: (value) => `:height="${value}"`,
  },
]

function withUnit(page: string, id: string, tag: string, part: string): TrapCase {
  return {
    trap: trap(page, id),
    tags: [tag],
    part,
    value: hasUnit,
    text: {
      'en-US': '"{part}" of {tag} is in px: the unit is appended to "{value}". Pass a number.',
      'zh-CN': '{tag} 的 {part} 单位是像素，“{value}”后面还会再加 px。请传数字。',
    },
    fix: (value) => (/^\d+px$/.test(value) ? `:${part}="${Number.parseInt(value)}"` : undefined),
  }
}

function imageText(): TrapCase['text'] {
  return {
    'en-US': 'The string "{value}" gets no unit. Pass a number to "{part}" of Image, or add "px".',
    'zh-CN': '字符串“{value}”不会加上单位。请给 Image 的 {part} 传数字，或写上 px。',
  }
}
