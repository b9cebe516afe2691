import type { CallPath, CallRequest } from '@view-site/contract'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './createApiClient.ts'

/**
 * Key and fetcher of every call that only reads, for TanStack Query: `useQuery(queries(api).orderInfo({ order_no }))`. Failures
 * are the page's to show (they are silent here), and the client has already sent again what could be.
 */
export function queries(api: ApiClient) {
  const read =
    <Path extends CallPath>(path: Path) =>
    (request: CallRequest<Path>) =>
      queryOptions({
        queryKey: [path, request] as const,
        queryFn: ({ signal }) => api.call(path, request, { signal, silent: true }),
        retry: false,
      })
  return {
    /** The signed-in user. */
    userInfo: read('user/info'),
    /** Products, editions and prices. */
    catalogue: () =>
      queryOptions({
        queryKey: ['pro/info/get', { scope: 'catalogue' }] as const,
        queryFn: async ({ signal }) => {
          const data = await api.call('pro/info/get', { scope: 'catalogue' }, { signal, silent: true })
          if (data.scope !== 'catalogue') throw new Error(`Asked for the catalogue, the server sent "${data.scope}".`)
          return data
        },
        retry: false,
      }),
    orderInfo: read('pro/order/info'),
    orderList: read('pro/order/list'),
    wechatCheck: read('pro/order/pay/wechat/check'),
    alipayCheck: read('pro/order/pay/alipay/check'),
    purchaseList: read('pro/purchase/list'),
    licenseList: read('pro/license/list'),
    menuList: read('/api/system/menu/list'),
    i18nList: read('/api/system/i18n/list'),
  }
}
