import type { ApiProp } from '@view-site/docs'

/** `capture` of a component that closes on a click outside. */
export const capture = {
  type: 'boolean',
  default: 'true',
  description: {
    'zh-CN': '在捕获阶段判断“点击了外面”；不写时用全局 `capture`',
    'en-US': 'Detects clicks outside in the capture phase; falls back to the global `capture`',
  },
} satisfies ApiProp

/** `capture` of a component that never reads it. */
export const idleCapture = {
  type: 'boolean',
  default: 'true',
  description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
} satisfies ApiProp
