import type { ApiProp } from '@view-site/docs'

/** `size` of a component that falls back to the option given on install. */
export const size = {
  type: "'large' | 'default' | 'small'",
  default: "'default'",
  description: { 'zh-CN': '尺寸；不写时用安装时的全局 `size`', 'en-US': 'Size; falls back to the global `size` given on install' },
} satisfies ApiProp

/** The same for a box as high as a line of a form: a button, or what people type into or choose from. */
export const boxSize = {
  type: "'large' | 'default' | 'small'",
  default: "'default'",
  description: {
    'zh-CN': '尺寸，高度依次为 40、32、24 px；不写时用安装时的全局 `size`',
    'en-US': 'Size: 40, 32, or 24 px high; falls back to the global `size` given on install',
  },
} satisfies ApiProp
