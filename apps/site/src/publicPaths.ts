import { productIndexes } from './docs/products.ts'

/** Pages beside the documentation that are prerendered, without a locale. Those a search engine may list come first. */
export const indexedPaths = ['/', '/price', '/store', '/resource', '/resource/sketch', '/new-issue', '/privacy'] as const

/** Prerendered as well, but kept out of the sitemap: sign-in routes, errors, shells of routes with a parameter. */
export const unindexedPaths = [
  '/403',
  '/404',
  '/500',
  '/recover',
  '/check-mail',
  '/reset/_',
  '/verify/_',
  '/user/purchases',
  '/user/orders',
  '/user/invoice',
  '/user/release/_',
  '/user/password',
  '/user/auth',
  '/store/purchases',
  '/store/item/_',
  '/store/doc/_',
  '/store/pay/_',
  '/store/release/_',
  '/system-log',
  '/consult',
  '/pay/_',
] as const

/** Beginnings of the paths of the account and the checkout, which crawlers must not visit. */
export const privatePaths = ['/user/', '/pay/', '/store/doc/', '/store/pay/', '/store/release/', '/store/purchases']

/** Every prerendered page that is not documentation. */
export const publicPaths: readonly string[] = [...indexedPaths, ...unindexedPaths]

/** Addresses of sections, and the page each of them leads to. */
export const landingPaths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(productIndexes).map(([product, page]) => [`/${product}`, `/${product}/${page}`])),
  '/user': '/user/purchases',
}
