import type { ApiClient } from '@view-site/api-client'
import type { Order } from '@view-site/contract'

const page_size = 100

/** Every order of the account that an invoice can be asked for, newest first. */
export async function readInvoiceable(api: ApiClient, signal?: AbortSignal): Promise<Order[]> {
  const found: Order[] = []
  for (let page = 1; ; page++) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is another page is known from the one before it
    const { list, total } = await api.call(
      'pro/order/list',
      { page, page_size, status: 'finished' },
      { silent: true, ...(signal && { signal }) },
    )
    found.push(...list.filter(({ can }) => can.invoice))
    if (page * page_size >= total || list.length === 0) return found
  }
}
