import type { CallData } from '@view-site/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startExample } from './startExample.ts'

const order: CallData<'pro/order/info'> = {
  order_no: '20260506000001',
  type: 'product',
  status: 'expired',
  items: [
    {
      sku: 'admin-plus-team',
      name: { 'zh-CN': 'Admin Plus 团队版', 'en-US': 'Admin Plus Team' },
      quantity: 1,
      unit_price: 299900,
      subtotal: 299900,
      product: 'admin_plus',
      edition: 'team',
    },
  ],
  amount_list: 299900,
  amount_discount: 0,
  amount_payable: 299900,
  amount_paid: 0,
  currency: 'CNY',
  created_at: '2026-05-06T08:00:00Z',
  expires_at: '2026-05-06T10:00:00Z',
  closed_at: '2026-05-06T10:00:00Z',
  invoice_status: 'none',
  timeline: [{ at: '2026-05-06T08:00:00Z', event: 'created' }],
  can: { pay: false, cancel: false, invoice: false },
}

afterEach(() => void vi.unstubAllGlobals())

test('[PLUS-09] the first example of store-ui shows its order', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json({ code: 200, message: 'ok', data: order })
  })
  await startExample('store-ui')
  await expect.element(page.getByText('Admin Plus Team').first()).toBeVisible()
  expect(requests[0]).toBe('https://api.example.com/v1/pro/order/info')
})
