import type { Translation } from '@view-site/i18n'
import type zh from './zh-CN.ts'

export default {
  code: {
    '40130': 'That is not what it says. Please look again.',
    '40131': 'That code has expired. Here is a new one.',
    '40132': 'Too many wrong tries. Here is a new one.',
    '40301': 'Licence keys are shown once you have verified your email.',
    '40302': 'This account does not have the licence for it.',
    '40304': 'Your update period ended before this version.',
    '40401': 'We could not find it, or it belongs to another account.',
    '40910': 'This order has already been paid.',
    '40911': 'This order is closed.',
    '40912': 'Its present state does not allow this. The page has been updated.',
    '40913': 'The price has changed. Please confirm the new one.',
    '40915': 'You already have an unpaid order for this.',
    '40916': 'You already own this. There is no need to buy it again.',
    '40920': 'All licences of this purchase are in use.',
    '40921': 'This licence has been suspended.',
    '40930': 'One of these orders already has an invoice. The list has been updated.',
    '40931': 'One of these orders cannot be invoiced; it may have been refunded.',
    '40932': 'One of these orders was paid more than a year ago and can no longer be invoiced.',
    '42202': 'The taxpayer number did not pass the check. Please look at every character.',
    '42203': 'This coupon cannot be used.',
    '42204': 'That is more than can be bought at once.',
    '50201': 'The payment service is not available at the moment. Please try again shortly.',
    '50202': 'The payment service declined the request. Please refresh and try again.',
    '50203': 'The mail could not be sent. Please try again later.',
  },
  kind: {
    timeout: 'No answer for too long. You can safely try again; nothing is submitted twice.',
    network: 'You seem to be offline. Please check your connection and try again.',
    http: 'The service did not answer properly. Please try again later.',
    invalid: 'The data we received was incomplete. Please try again later.',
    unknown: 'Something unexpected happened. Please try again.',
  },
} satisfies Translation<typeof zh>
