import type { z } from 'zod'
import { accountDelete, accountExportCall, contactChange, contactSendCode, sessionEnd, sessionList } from './calls/account.ts'
import { adClick, adList } from './calls/ads.ts'
import { displayCreate } from './calls/display.ts'
import { invoiceApply, invoiceDownload, invoiceList } from './calls/invoice.ts'
import { licenseCheck, licenseCreate, licenseList, purchaseList } from './calls/license.ts'
import { orderCancel, orderCoupon, orderCreate, orderFinishAuto, orderInfo, orderList } from './calls/order.ts'
import { payAlipay, payAlipayCheck, payCard, payCardCheck, payWechat, payWechatCheck } from './calls/payment.ts'
import { infoGet } from './calls/product.ts'
import { realNameInfo, realNameSubmit } from './calls/realName.ts'
import { storeOrderCancel, storeOrderList } from './calls/store.ts'
import { releaseDownload, releaseDownloadCaptcha, releaseList } from './calls/release.ts'
import { seatAccept, seatInvitations, seatInvite, seatLeave, seatList, seatResend, seatRevoke, seatShared } from './calls/seat.ts'
import { i18nList, menuList } from './calls/system.ts'
import {
  info,
  passwordChange,
  resendmail,
  resetPassword,
  resetSendmail,
  sendMailCode,
  sendPhoneCode,
  signin,
  signout,
  signup,
  verify,
} from './calls/user.ts'
import { codesOf } from './defineCall.ts'

/** The contract: every call by its short path. */
export const calls = {
  'user/signin': signin,
  'user/send_phone_code': sendPhoneCode,
  'user/send_mail_code': sendMailCode,
  'user/signup': signup,
  'user/info': info,
  'user/signout': signout,
  'user/verify': verify,
  'user/resendmail': resendmail,
  'user/reset/sendmail': resetSendmail,
  'user/reset/password': resetPassword,
  'user/password/change': passwordChange,
  'user/session/list': sessionList,
  'user/session/end': sessionEnd,
  'user/contact/send_code': contactSendCode,
  'user/contact/change': contactChange,
  'user/export': accountExportCall,
  'user/delete': accountDelete,
  'user/auth/info': realNameInfo,
  'user/auth/submit': realNameSubmit,
  'pro/info/get': infoGet,
  'pro/order/create': orderCreate,
  'pro/order/info': orderInfo,
  'pro/order/list': orderList,
  'pro/order/coupon': orderCoupon,
  'pro/order/cancel': orderCancel,
  'pro/order/finish/auto': orderFinishAuto,
  'pro/order/pay/wechat': payWechat,
  'pro/order/pay/wechat/check': payWechatCheck,
  'pro/order/pay/alipay': payAlipay,
  'pro/order/pay/alipay/check': payAlipayCheck,
  'pro/order/pay/card': payCard,
  'pro/order/pay/card/check': payCardCheck,
  'pro/purchase/list': purchaseList,
  'pro/license/list': licenseList,
  'pro/license/create': licenseCreate,
  'pro/license/check': licenseCheck,
  'pro/seat/list': seatList,
  'pro/seat/invite': seatInvite,
  'pro/seat/resend': seatResend,
  'pro/seat/revoke': seatRevoke,
  'pro/seat/invitations': seatInvitations,
  'pro/seat/accept': seatAccept,
  'pro/seat/shared': seatShared,
  'pro/seat/leave': seatLeave,
  'pro/store/order/list': storeOrderList,
  'pro/store/order/cancel': storeOrderCancel,
  'pro/invoice/list': invoiceList,
  'pro/invoice/apply': invoiceApply,
  'pro/invoice/download': invoiceDownload,
  'pro/release/list': releaseList,
  'pro/release/download/captcha': releaseDownloadCaptcha,
  'pro/release/download': releaseDownload,
  'pro/display/create': displayCreate,
  'pro/ad/list': adList,
  'pro/ad/click': adClick,
  '/api/system/menu/list': menuList,
  '/api/system/i18n/list': i18nList,
}

/** Type of the contract. */
export type Calls = typeof calls
/** Short path of a call. */
export type CallPath = keyof Calls
/** What callers send: the body without the token. */
export type CallRequest<Path extends CallPath> = z.input<Calls[Path]['request']>
/** What the server receives after parsing: the body with defaults, without unknown keys. */
export type CallBody<Path extends CallPath> = z.output<Calls[Path]['request']>
/** What the server returns: the envelope's `data`. */
export type CallInput<Path extends CallPath> = z.input<Calls[Path]['response']>
/** What callers get: the envelope's `data`. */
export type CallData<Path extends CallPath> = z.output<Calls[Path]['response']>

/** Short paths of all calls. */
export const callPaths = Object.keys(calls).filter(isCallPath)

/** Whether the contract has a call of this short path. */
export function isCallPath(path: string): path is CallPath {
  return Object.hasOwn(calls, path)
}

/** Every code that the call at `path` may return. */
export function codesOfPath(path: CallPath): ReturnType<typeof codesOf> {
  return codesOf(calls[path])
}
