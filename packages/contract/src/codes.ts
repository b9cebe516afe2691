/** One business code of the envelope. */
export interface CodeEntry {
  /** Machine name, sent as `data.reason`. */
  readonly reason: string
  /** Chinese text, sent as the envelope's `msg`. */
  readonly msg: string
  /** The same in English: a client localises by code. */
  readonly en: string
}

/** Every code other than 200 that a reply can have, with its texts. */
export const codes = {
  40001: { reason: 'invalid', msg: '参数错误', en: 'Some of the values sent are not valid' },
  40101: { reason: 'sign_in_required', msg: '请先登录', en: 'Please sign in first' },
  40102: { reason: 'session_expired', msg: '登录已过期', en: 'Your session has expired' },
  40103: { reason: 'session_invalid', msg: '登录状态错误', en: 'Your sign-in is no longer valid' },
  40104: { reason: 'password_required', msg: '请重新验证密码', en: 'Please confirm your password' },
  40110: { reason: 'credentials', msg: '账号或密码错误', en: 'Wrong account or password' },
  40111: { reason: 'too_many_attempts', msg: '尝试过多，请稍后', en: 'Too many attempts, please wait' },
  40112: { reason: 'account_disabled', msg: '账号已停用', en: 'This account is disabled' },
  40120: { reason: 'bot_check_failed', msg: '人机验证失败', en: 'The bot check failed' },
  40121: { reason: 'bot_check_expired', msg: '人机验证已过期', en: 'The bot check has expired' },
  40130: { reason: 'captcha_wrong', msg: '验证码错误', en: 'Wrong verification code' },
  40131: { reason: 'captcha_expired', msg: '验证码已过期', en: 'The verification code has expired' },
  40132: { reason: 'captcha_exhausted', msg: '次数过多，请重新获取', en: 'Too many tries, please request a new code' },
  40301: { reason: 'mail_unverified', msg: '请先验证邮箱', en: 'Please verify your email first' },
  40302: { reason: 'not_entitled', msg: '未获授权', en: 'You do not have a license for this' },
  40303: { reason: 'real_name_required', msg: '需实名认证', en: 'Real-name authentication is required' },
  40304: { reason: 'updates_ended', msg: '更新期已结束', en: 'Your update period has ended' },
  40401: { reason: 'not_found', msg: '资源不存在', en: 'Not found' },
  40901: { reason: 'mail_taken', msg: '邮箱已注册', en: 'This email is already registered' },
  40902: { reason: 'phone_taken', msg: '手机已注册', en: 'This phone number is already registered' },
  40903: { reason: 'mail_verified', msg: '邮箱已验证', en: 'This email is already verified' },
  40910: { reason: 'order_paid', msg: '订单已支付', en: 'This order is already paid' },
  40911: { reason: 'order_closed', msg: '订单已关闭', en: 'This order is closed' },
  40912: { reason: 'wrong_state', msg: '当前状态不可操作', en: 'Not possible in the current state' },
  40913: { reason: 'amount_changed', msg: '金额已变化', en: 'The amount has changed' },
  40914: { reason: 'amount_not_zero', msg: '订单金额不为零', en: 'This order has an amount to pay' },
  40915: { reason: 'order_open', msg: '已有未支付订单', en: 'You already have an unpaid order for this' },
  40916: { reason: 'already_owned', msg: '已拥有', en: 'You already own this' },
  40920: { reason: 'license_limit', msg: '授权数量已达上限', en: 'No more licenses can be created' },
  40921: { reason: 'license_suspended', msg: '授权已停用', en: 'This license is no longer active' },
  40922: { reason: 'seat_limit', msg: '席位已用完', en: 'No seats are left' },
  40930: { reason: 'invoice_applied', msg: '已申请发票', en: 'An invoice has already been requested' },
  40931: { reason: 'invoice_refused', msg: '不可开票', en: 'This order cannot be invoiced' },
  40932: { reason: 'invoice_too_late', msg: '超出开票期限', en: 'The time for requesting an invoice has passed' },
  40950: { reason: 'request_reused', msg: '重复请求参数不一致', en: 'This request was sent before with other values' },
  40951: { reason: 'request_running', msg: '请求处理中', en: 'This request is still being handled' },
  41001: { reason: 'link_invalid', msg: '链接无效或已使用', en: 'This link is not valid or was used before' },
  41002: { reason: 'link_expired', msg: '链接已过期', en: 'This link has expired' },
  42201: { reason: 'password_common', msg: '密码过于常见', en: 'This password is too common' },
  42202: { reason: 'tax_number', msg: '税号无效', en: 'The tax number is not valid' },
  42203: { reason: 'coupon', msg: '优惠码不可用', en: 'This coupon cannot be used' },
  42204: { reason: 'quantity', msg: '数量超限', en: 'The quantity is too large' },
  42205: { reason: 'coupon_expired', msg: '优惠码已过期', en: 'This coupon has expired' },
  42206: { reason: 'coupon_used_up', msg: '优惠码已用完', en: 'This coupon has been used up' },
  42207: { reason: 'coupon_used', msg: '优惠码已用过', en: 'You have already used this coupon' },
  42208: { reason: 'coupon_other_product', msg: '优惠码不适用于该商品', en: 'This coupon is not for this product' },
  42901: { reason: 'too_often', msg: '操作频繁', en: 'Too many requests, please slow down' },
  42902: { reason: 'busy', msg: '服务繁忙', en: 'The service is busy' },
  42903: { reason: 'sms_limit', msg: '短信已达上限', en: 'No more text messages can be sent for now' },
  50001: { reason: 'internal', msg: '系统错误', en: 'Something went wrong on our side' },
  50201: { reason: 'channel_unavailable', msg: '支付渠道不可用', en: 'The payment channel is not available' },
  50202: { reason: 'channel_refused', msg: '支付渠道拒绝', en: 'The payment channel refused' },
  50203: { reason: 'send_failed', msg: '发送失败', en: 'The message could not be sent' },
  50301: { reason: 'maintenance', msg: '维护中', en: 'Down for maintenance' },
} as const satisfies Record<number, CodeEntry>

/** A business failure's code. */
export type ErrorCode = keyof typeof codes

/** Codes that any call may return. */
export const commonCodes = [40001, 42901, 42902, 50001, 50301] as const satisfies readonly ErrorCode[]

/** Additional codes of calls with a token. */
export const sessionCodes = [40101, 40102, 40103] as const satisfies readonly ErrorCode[]

/** Additional codes of calls with a `request_id`. */
export const requestIdCodes = [40950, 40951] as const satisfies readonly ErrorCode[]
