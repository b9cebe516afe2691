import type { Translation } from '@view-site/i18n'
import type zh from './head.zh-CN.ts'

/** Texts of the dialog around the form, which is shown before the form has loaded. */
export default {
  title: 'Request a demo',
  text: 'Tell us how to reach you and what you would like to see. We call back on workdays, 10:00–18:00 (UTC+8).',
  close: 'Close',
} satisfies Translation<typeof zh>
