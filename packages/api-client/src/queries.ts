import type { CallData, CallPath, CallRequest } from '@view-site/contract'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './createApiClient.ts'

type InfoRequest = CallRequest<'pro/info/get'>
type InfoScope = InfoRequest['scope']
type Info<Scope extends InfoScope> = Extract<InfoRequest, { scope: Scope }>
type InfoData<Scope extends InfoScope> = Extract<CallData<'pro/info/get'>, { scope: Scope }>

/**
 * Query options of every read-only call, for TanStack Query: `useQuery(queries(api).orderInfo({ order_no }))`. They are silent: the page
 * shows failures. TanStack Query does not retry, as the client already does.
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
  const info = <Scope extends InfoScope>(request: Info<Scope>) =>
    queryOptions({
      queryKey: ['pro/info/get', request] as const,
      queryFn: async ({ signal }) => scoped(await api.call('pro/info/get', request, { signal, silent: true }), request.scope),
      retry: false,
    })
  return {
    /** The signed-in user. */
    userInfo: read('user/info'),
    sessionList: read('user/session/list'),
    realNameInfo: read('user/auth/info'),
    /** Products, editions and prices. */
    catalogue: () => info({ scope: 'catalogue' }),
    /** One page of the store. */
    store: (query: Omit<Info<'store'>, 'scope'>) => info({ scope: 'store', ...query }),
    /** One item of the store. */
    storeItem: (id: string) => info({ scope: 'store_item', id }),
    /** A document of the store, in one language. */
    storeDoc: (query: Omit<Info<'store_doc'>, 'scope'>) => info({ scope: 'store_doc', ...query }),
    orderInfo: read('pro/order/info'),
    orderList: read('pro/order/list'),
    wechatCheck: read('pro/order/pay/wechat/check'),
    alipayCheck: read('pro/order/pay/alipay/check'),
    cardCheck: read('pro/order/pay/card/check'),
    purchaseList: read('pro/purchase/list'),
    licenseList: read('pro/license/list'),
    seatList: read('pro/seat/list'),
    seatInvitations: read('pro/seat/invitations'),
    seatShared: read('pro/seat/shared'),
    invoiceList: read('pro/invoice/list'),
    releaseList: read('pro/release/list'),
    menuList: read('/api/system/menu/list'),
    i18nList: read('/api/system/i18n/list'),
  }
}

/** The reply, which must have the requested scope. */
function scoped<Scope extends InfoScope>(data: CallData<'pro/info/get'>, scope: Scope): InfoData<Scope> {
  if (isOf(data, scope)) return data
  throw new Error(`Requested the scope "${scope}", but the server sent "${data.scope}".`)
}

function isOf<Scope extends InfoScope>(data: CallData<'pro/info/get'>, scope: Scope): data is InfoData<Scope> {
  return data.scope === scope
}
