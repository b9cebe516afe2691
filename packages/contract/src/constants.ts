export { codes, commonCodes, requestIdCodes, sessionCodes } from './codes.ts'
export type { CodeEntry, ErrorCode } from './codes.ts'
export { isIdNumber } from './isIdNumber.ts'
export { isTaxNumber } from './isTaxNumber.ts'
export { realNameFlags } from './realNameFlags.ts'
export {
  companySizes,
  demoProducts,
  editionNames,
  flags,
  locales,
  passwordLength,
  phoneLength,
  products,
  scenes,
  storeKinds,
  storeSorts,
} from './values.ts'
export type { CompanySize, DemoProduct, EditionName, Flag, Locale, Product, Scene, StoreKind, StoreSort } from './values.ts'
