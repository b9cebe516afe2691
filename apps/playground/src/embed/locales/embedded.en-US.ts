import type { Translation } from '@view-site/i18n'
import type zhCN from './embedded.zh-CN.ts'

export default {
  heading: 'Edit the demo',
  playground: 'Open in the playground',
  close: 'Close',
  hint: 'Esc, then Tab leaves the editor',
  kept: 'These are your earlier changes. Reset restores the original demo.',
} satisfies Translation<typeof zhCN>
