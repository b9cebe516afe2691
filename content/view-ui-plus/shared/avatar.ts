import type { ApiExport } from '@view-site/docs'

/** What Avatar and AvatarList, which hands it on, have in common. */
export const avatar = {
  props: {
    shape: {
      type: "'circle' | 'square'",
      default: "'circle'",
      description: { 'zh-CN': '圆形或圆角方形', 'en-US': 'Shape: a circle, or a square with rounded corners' },
    },
  },
} satisfies ApiExport
