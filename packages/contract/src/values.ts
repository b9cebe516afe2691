export { locales, type Locale } from '@view-site/platform/locale'

/** Length of a mobile number. */
export const phoneLength = 11

/** Length of a password. */
export const passwordLength = { min: 8, max: 128 } as const

/** Access flags of a user: each is 1 or 0 on `UserInfo`. */
export const flags = ['pro', 'admin_pro', 'admin_plus', 'icrud', 'store', 'admin_cloud'] as const
/** One access flag. */
export type Flag = (typeof flags)[number]

/** Products for sale. */
export const products = ['admin_plus', 'icrud', 'admin_cloud'] as const
/** A product for sale. */
export type Product = (typeof products)[number]

/** Editions of a product, smallest first. */
export const editionNames = ['standard', 'team', 'enterprise', 'group'] as const
/** One edition of a product. */
export type EditionName = (typeof editionNames)[number]

/** Products of the demo request, as used in the comma-separated `product_names`. */
export const demoProducts = ['Admin Cloud', 'Admin Plus', 'iCRUD'] as const
/** One product of the demo request. */
export type DemoProduct = (typeof demoProducts)[number]

/** Company size codes of the demo request: ≤ 10, ≤ 20, ≤ 50, ≤ 100, ≤ 500, more. */
export const companySizes = ['s', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const
/** One company size code. */
export type CompanySize = (typeof companySizes)[number]

/** Scene codes of the demo request, as used in the comma-separated `scenes`. */
export const scenes = ['admin', 'commerce', 'crm', 'order', 'finance', 'oa', 'other'] as const
/** One scene code. */
export type Scene = (typeof scenes)[number]

/** Kinds of store items: downloads, documents, design materials. */
export const storeKinds = ['item', 'doc', 'material'] as const
/** One kind of store item. */
export type StoreKind = (typeof storeKinds)[number]

/** Sort orders of the store's list; the first is the default. */
export const storeSorts = ['newest', 'price-low', 'price-high'] as const
/** A sort order of the store's list. */
export type StoreSort = (typeof storeSorts)[number]
