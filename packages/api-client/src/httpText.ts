import type { Locale, Localized } from '@view-site/contract'

/** Message for an HTTP status, or undefined to keep the reply's own. `url` is shown for 404. */
export function httpText(status: number, url: string, locale: Locale): string | undefined {
  const text = httpTexts[status]?.[locale]
  return status === 404 && text ? `${text}: ${url}` : text
}

const httpTexts: Readonly<Record<number, Localized>> = {
  400: { 'zh-CN': '请求错误', 'en-US': 'Bad request' },
  401: { 'zh-CN': '请先登录后再操作', 'en-US': 'Sign in first' },
  403: { 'zh-CN': '拒绝访问', 'en-US': 'Access denied' },
  404: { 'zh-CN': '请求地址出错', 'en-US': 'No such address' },
  408: { 'zh-CN': '请求超时', 'en-US': 'Request timed out' },
  500: { 'zh-CN': '服务器内部错误', 'en-US': 'Internal server error' },
  501: { 'zh-CN': '服务未实现', 'en-US': 'Not implemented' },
  502: { 'zh-CN': '网关错误', 'en-US': 'Bad gateway' },
  503: { 'zh-CN': '服务不可用', 'en-US': 'Service unavailable' },
  504: { 'zh-CN': '网关超时', 'en-US': 'Gateway timed out' },
  505: { 'zh-CN': 'HTTP版本不受支持', 'en-US': 'HTTP version not supported' },
}
