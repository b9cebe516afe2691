import type { Translation } from '@view-site/i18n'
import type zhCN from './zh-CN.ts'

const enUS = {
  titles: {
    home: 'What you see is what you write',
    price: 'Pricing',
    privacy: 'Privacy',
    forbidden: 'No access',
    notFound: 'Page not found',
    serverError: 'Server error',
    pay: 'Payment',
    purchases: 'Purchases',
  },
  descriptions: {
    home: 'Documentation, live demos and licences for the View UI Plus components, the iCRUD table, the Admin Plus template and the Admin Cloud permission platform.',
    price: 'What the Standard, Team and Enterprise editions contain and what they cost: pay once, use for ever, source code included.',
    privacy: 'What this site stores, what for, and how to delete it.',
    forbidden: 'This page needs a sign-in or a licence.',
    notFound: 'There is no such page.',
    serverError: 'The server reported an error.',
    pay: 'Check your order and pay.',
    purchases: 'Your licences, keys and support dates.',
  },
  forbidden: {
    text: "Sorry, you don't have access to this page.",
    signIn: 'Sign in',
    signedOut: 'After signing in you will be taken to the page you asked for.',
    signedIn: 'This account does not hold the licence that the page needs.',
    price: 'See pricing',
  },
  notFound: {
    text: 'Sorry, the page you visited does not exist.',
    leaving_one: 'You will be taken to the component library in {{count}} second.',
    leaving_other: 'You will be taken to the component library in {{count}} seconds.',
    stay: 'Stay here',
    stayed: 'You stay on this page.',
    near: 'Perhaps you were looking for',
    leave: 'Go now',
  },
  serverError: {
    text: 'Sorry, the server is reporting an error.',
    retry: 'Try again',
    detail: 'The page could not be loaded. Check your connection and try again.',
  },
  backHome: 'Back to home',
  loading: 'Loading',
} as const satisfies Translation<typeof zhCN>

export default enUS
