import type { Translation } from '@view-site/i18n'
import type zhCN from '../zh-CN/orders.ts'

export default {
  title: 'Orders',
  buy: 'See the prices',
  list: {
    loading: 'Loading your orders',
    failed: 'Your orders could not be loaded',
    retry: 'Try again',
    empty: 'No orders yet',
    emptyText: 'Once you have ordered something, its payment and details are here.',
  },
  summary: '{{date}} · order {{order}}',
  quantity: '{{name}} × {{count}}',
  amount: { paid: 'Paid', payable: 'To pay', discount: '{{amount}} off' },
  state: {
    created: 'To be paid',
    paying: 'To be paid',
    paid: 'Being delivered',
    finished: 'Finished',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  event: {
    created: 'Ordered',
    paying: 'Payment code created',
    paid: 'Paid',
    finished: 'Licence delivered',
    cancelled: 'Cancelled',
    expired: 'Not paid in time',
    refunded: 'Refunded',
  },
  timeline: 'History',
  keptUntil: 'Kept until {{time}}',
  pay: 'Pay now',
  licences: 'See licences',
  goods: {
    paid: 'Being delivered',
    finished: 'Delivered to your store purchases',
    open: 'See my purchases',
    empty: 'No store orders yet',
    emptyText: 'Once you have ordered something in the store, its payment and details are here.',
    toStore: 'To the store',
  },
} satisfies Translation<typeof zhCN>
