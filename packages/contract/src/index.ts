export type { Localized } from '@view-site/platform/locale'
export { callPaths, calls, codesOfPath, isCallPath } from './calls.ts'
export type { CallBody, CallData, CallInput, CallPath, CallRequest, Calls } from './calls.ts'
export { codes, commonCodes, requestIdCodes, sessionCodes } from './codes.ts'
export type { CodeEntry, ErrorCode } from './codes.ts'
export { codesOf, defineCall } from './defineCall.ts'
export type { Call, CallAuth, CallIdempotence, DefineCallOptions } from './defineCall.ts'
export { isTaxNumber } from './isTaxNumber.ts'
export { accountExport } from './schemas/accountExport.ts'
export type { AccountExport } from './schemas/accountExport.ts'
export { ad, adPlacement } from './schemas/ad.ts'
export type { Ad, AdPlacement } from './schemas/ad.ts'
export { catalogue } from './schemas/catalogue.ts'
export type { Catalogue } from './schemas/catalogue.ts'
export { demoRequest } from './schemas/demoRequest.ts'
export type { DemoRequest } from './schemas/demoRequest.ts'
export { edition } from './schemas/edition.ts'
export type { Edition } from './schemas/edition.ts'
export { envelope, errorData, failureEnvelope, successEnvelope } from './schemas/envelope.ts'
export type { Envelope, ErrorData } from './schemas/envelope.ts'
export { download } from './schemas/download.ts'
export type { Download } from './schemas/download.ts'
export { invoice } from './schemas/invoice.ts'
export type { Invoice, InvoiceFileType, InvoiceStatus } from './schemas/invoice.ts'
export { license, licenseHolder } from './schemas/license.ts'
export type { License, LicenseHolder } from './schemas/license.ts'
export { lockedDocument, lockedPart } from './schemas/lockedDocument.ts'
export type { LockedDocument } from './schemas/lockedDocument.ts'
export { menuNode } from './schemas/menuNode.ts'
export type { MenuNode } from './schemas/menuNode.ts'
export { order } from './schemas/order.ts'
export type { Order, OrderItem, OrderStatus, OrderType, PayChannel } from './schemas/order.ts'
export type { Page } from './schemas/page.ts'
export { alipayCheck, alipayPayment, cardCheck, cardPayment, wechatCheck, wechatPayment } from './schemas/payment.ts'
export type {
  AlipayCheck,
  AlipayPayment,
  AlipayTradeState,
  CardCheck,
  CardPayment,
  PayDevice,
  WechatCheck,
  WechatPayment,
  WechatTradeState,
} from './schemas/payment.ts'
export { purchase } from './schemas/purchase.ts'
export type { Purchase, RenewalOffer, UpgradeOffer } from './schemas/purchase.ts'
export { realName } from './schemas/realName.ts'
export type { RealName } from './schemas/realName.ts'
export { storeDoc } from './schemas/storeDoc.ts'
export type { StoreDoc, StoreHeading } from './schemas/storeDoc.ts'
export { storeItem, storeItemReply, storeList } from './schemas/storeItem.ts'
export type { StoreGoods, StoreItem, StoreItemReply, StoreList, StoreTag } from './schemas/storeItem.ts'
export { release, releaseCaptcha, releaseFile } from './schemas/release.ts'
export type { Release, ReleaseCaptcha, ReleaseFile } from './schemas/release.ts'
export { seat, seatInvitation, sharedPurchase } from './schemas/seat.ts'
export type { Seat, SeatInvitation, SharedPurchase } from './schemas/seat.ts'
export { signedInDevice } from './schemas/signedInDevice.ts'
export type { SignedInDevice } from './schemas/signedInDevice.ts'
export { userInfo } from './schemas/userInfo.ts'
export type { UserInfo } from './schemas/userInfo.ts'
export { isIdNumber } from './isIdNumber.ts'
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
