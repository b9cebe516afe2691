import type { CallPath } from '@view-site/contract'
import type { Route } from '../http/route.ts'
import { accountDelete, accountExport } from './accountData.ts'
import { adClick, adList } from './ads.ts'
import { contactChange, contactSendCode } from './contact.ts'
import { displayCreate } from './display.ts'
import { licenseCheck, licenseCreate, licenseList, purchaseList } from './licenses.ts'
import { orderCreate } from './orderCreate.ts'
import { orderCancel, orderCoupon, orderFinishAuto, orderInfo, orderList } from './orders.ts'
import { passwordChange, resetPassword, resetSendmail } from './passwords.ts'
import { payAlipay, payAlipayCheck, payCard, payCardCheck, payWechat, payWechatCheck } from './payments.ts'
import { invoiceApply, invoiceDownload, invoiceList } from './invoices.ts'
import { infoGet } from './product.ts'
import { realNameInfo, realNameSubmit } from './realName.ts'
import { releaseDownload, releaseDownloadCaptcha, releaseList } from './releases.ts'
import { seatInvite, seatList, seatResend, seatRevoke } from './seats.ts'
import { seatAccept, seatInvitations, seatLeave, seatShared } from './sharedSeats.ts'
import { signin, info, signout } from './session.ts'
import { sessionEnd, sessionList } from './sessions.ts'
import { sendMailCode, sendPhoneCode } from './signUpCodes.ts'
import { signup } from './signup.ts'
import { storeOrderCancel, storeOrderList } from './storeOrders.ts'
import { i18nList, menuList } from './system.ts'
import { resendmail, verify } from './verification.ts'

/** The code behind every call of the contract; a call without one does not compile. */
export const routes: Record<CallPath, Route> = {
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
  'user/export': accountExport,
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
