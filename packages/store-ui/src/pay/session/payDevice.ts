import type { PayDevice } from '@view-site/contract'
import { isWechatBrowser } from './isWechatBrowser.ts'
import type { PayMethod } from './payMethods.ts'

/** The payer's device: phones get the cashier made for phones. In WeChat's own browser WeChat cannot be opened (H5), and gets a code. */
export function payDevice(method?: PayMethod): PayDevice {
  if (method === 'wechat' && isWechatBrowser()) return 'pc'
  return matchMedia('(max-width: 600px)').matches ? 'wap' : 'pc'
}
