import type { Localized } from '@view-site/contract'

/** Messages of failures that a reply contains, if the server sent none. */
export const replyTexts = {
  invalid: { 'zh-CN': '服务器返回的数据无法识别，请稍后重试', 'en-US': 'The server sent data we cannot read. Try again later' },
  business: { 'zh-CN': '操作没有成功，请稍后重试', 'en-US': 'That did not work. Try again later' },
} as const satisfies Record<string, Localized>
