import type { Localized } from '@view-site/contract'

/** Title of an error that is shown as a notice. */
export const noticeTitle: Localized = { 'zh-CN': '提示', 'en-US': 'Notice' }

/** Message of the log entry of every failed call. */
export const logMessage = '数据请求异常'

/** Messages of failures without a reply from the server. */
export const failureTexts = {
  timeout: { 'zh-CN': '请求超时', 'en-US': 'Request timed out' },
  network: { 'zh-CN': '网络连接失败，请检查网络后重试', 'en-US': 'Could not connect. Check your network and try again' },
} as const satisfies Record<string, Localized>
