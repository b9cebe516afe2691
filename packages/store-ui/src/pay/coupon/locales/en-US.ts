import type { Translation } from '@view-site/i18n'
import type zh from './zh-CN.ts'

export default {
  label: 'Coupon code',
  missing: 'Please enter the code.',
  apply: 'Apply',
  remove: 'Remove {{code}}',
  applied: 'Coupon {{code}} applied, {{amount}} off',
  removed: 'Coupon removed',
} satisfies Translation<typeof zh>
