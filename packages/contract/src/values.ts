/** Characters of a mobile number. */
export const phoneLength = 11

/** Characters of a password that sign-up and reset accept. */
export const passwordLength = { min: 8, max: 128 } as const

/** Languages that localised texts of the contract come in; the first is the default. */
export const locales = ['zh-CN', 'en-US'] as const
/** A language of the contract's texts. */
export type Locale = (typeof locales)[number]

/** What a user can hold: each is 1 or 0 on `UserInfo`. */
export const flags = ['pro', 'admin_pro', 'admin_plus', 'icrud', 'store', 'admin_cloud'] as const
/** One access flag. */
export type Flag = (typeof flags)[number]

/** Products that are sold. */
export const products = ['admin_plus', 'icrud', 'admin_cloud'] as const
/** One product that is sold. */
export type Product = (typeof products)[number]

/** Editions of a product, smallest first. */
export const editionNames = ['standard', 'team', 'enterprise', 'group'] as const
/** One edition of a product. */
export type EditionName = (typeof editionNames)[number]

/** Products of the demo request, as they stand in the comma-joined `product_names`. */
export const demoProducts = ['Admin Cloud', 'Admin Plus', 'iCRUD'] as const
/** One product of the demo request. */
export type DemoProduct = (typeof demoProducts)[number]

/** Company size codes of the demo request: ≤ 10, ≤ 20, ≤ 50, ≤ 100, ≤ 500, more. */
export const companySizes = ['s', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const
/** One company size code. */
export type CompanySize = (typeof companySizes)[number]

/** Scene codes of the demo request, as they stand in the comma-joined `scenes`. */
export const scenes = ['admin', 'commerce', 'crm', 'order', 'finance', 'oa', 'other'] as const
/** One scene code. */
export type Scene = (typeof scenes)[number]

/** What the store sells: things to download, documents to read, materials to design with. */
export const storeKinds = ['item', 'doc', 'material'] as const
/** One kind of store item. */
export type StoreKind = (typeof storeKinds)[number]

/** Orders that the store's list comes in; the first is the default. */
export const storeSorts = ['newest', 'price-low', 'price-high'] as const
/** One order of the store's list. */
export type StoreSort = (typeof storeSorts)[number]
