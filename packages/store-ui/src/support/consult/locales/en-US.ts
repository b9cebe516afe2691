import type { Translation } from '@view-site/i18n'
import type zhCN from './zh-CN.ts'

export default {
  title: 'Talk to us',
  lead: 'Choosing, licences, contracts, or how to use it: just ask.',
  close: 'Close',
  code: 'QR code of our customer service',
  scan: 'Scan with WeChat to add us',
  openCode: 'On a phone? Open it directly',
  example: 'An example code, for the owner of the site to set',
  hours: 'Weekdays, {{from}}–{{to}} (UTC+8)',
  answering: 'We are here',
  resting: 'We are off now. Leave a message and we will answer on the next workday',
  mail: 'Write a mail',
  demo: 'Request a demo',
  video: 'Watch a video',
  videos: {
    title: 'Product videos',
    choose: 'Choose a video',
    failed: 'The video could not be played; perhaps the connection is gone. The documentation covers the same.',
    again: 'Try again',
    docs: 'Read the documentation',
  },
} satisfies Translation<typeof zhCN>
