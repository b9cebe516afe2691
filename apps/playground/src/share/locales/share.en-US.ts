import type { Translation } from '@view-site/i18n'
import type zhCN from './share.zh-CN.ts'

export default {
  shared: 'Link copied. It holds this code',
  sharedHere: 'The browser did not allow copying. The link is in the address bar: copy it from there',
  damaged: 'This link is incomplete or damaged, and the code in it cannot be read. Ask for it again',
} satisfies Translation<typeof zhCN>
