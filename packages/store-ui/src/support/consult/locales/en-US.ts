import type { Translation } from '@view-site/i18n'
import type zhCN from './zh-CN.ts'

/** Texts of the consult dialog, its page and the films. */
export default {
  title: 'Talk to us',
  lead: 'Questions about editions, licenses, contracts, or usage? Just ask.',
  close: 'Close',
  code: 'QR code of our customer service',
  scan: 'Scan with WeChat to add us',
  openCode: 'On a phone? Open it directly',
  example: 'An example code, for the owner of the site to set',
  hours: 'Weekdays, {{from}}–{{to}} (UTC+8)',
  answering: 'We are online',
  resting: 'We are offline, and will reply on the next workday',
  mail: 'Send an email',
  demo: 'Request a demo',
  video: 'Watch a video',
  videos: {
    title: 'Product videos',
    choose: 'Choose a video',
    failed: 'The video could not be played. Check your connection, or read the documentation, which covers the same topics.',
    again: 'Try again',
    docs: 'Read the documentation',
  },
} satisfies Translation<typeof zhCN>
