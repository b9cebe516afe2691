import type { Translation } from '@view-site/i18n'
import type zh from './zh-CN.ts'

export default {
  failed: 'Your order was not placed',
  retry: 'Try again',
  orders: 'See my orders',
  owned: 'See my purchases',
  pending: {
    label: 'Unfinished purchase',
    visitor: 'You were buying {{name}} for {{price}}. Sign in or sign up to continue to the payment.',
    signedIn: 'You were buying {{name}} for {{price}}. The order has not been placed yet.',
    signIn: 'Sign in and continue',
    go: 'Continue',
    drop: 'Discard',
  },
  next: {
    pay: 'Continue to payment, {{price}}',
    licences: 'See my license keys',
    shop: 'See prices',
  },
} satisfies Translation<typeof zh>
