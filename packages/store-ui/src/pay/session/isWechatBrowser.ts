/** Whether this page is open in WeChat itself, which opens neither WeChat's H5 address nor Alipay's pages. */
export function isWechatBrowser(): boolean {
  return navigator.userAgent.includes('MicroMessenger/')
}
