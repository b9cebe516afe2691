import { randomUUID } from 'node:crypto'
import type { CasesOf } from './Cases.ts'
import { orderCases, type OrderPath } from './orderCases.ts'
import { releaseCases } from './releaseCases.ts'
import { lockedPage } from '../support/lockedFiles.ts'
import { applicationOf, invoiceBody } from '../support/invoices.ts'
import { bought, openPayment } from '../support/orders.ts'
import { openStoreOrder } from '../support/storeOrders.ts'
import { newPhone } from '../support/phone.ts'
import type { TestUser, World } from '../support/startWorld.ts'

type SalesPath =
  | OrderPath
  | 'pro/info/get'
  | 'pro/purchase/list'
  | 'pro/license/list'
  | 'pro/license/create'
  | 'pro/license/check'
  | 'pro/store/order/list'
  | 'pro/store/order/cancel'
  | 'pro/invoice/list'
  | 'pro/invoice/apply'
  | 'pro/invoice/download'
  | 'pro/release/list'
  | 'pro/release/download/captcha'
  | 'pro/release/download'
  | 'pro/display/create'
  | 'pro/ad/list'
  | 'pro/ad/click'
  | '/api/system/menu/list'
  | '/api/system/i18n/list'

/** Calls from the catalogue to the licence, and related ones. */
export const salesCases: CasesOf<SalesPath> = {
  'pro/info/get': {
    success: (world) => world.send('pro/info/get', { scope: 'catalogue' }),
    40101: (world) => world.send('pro/info/get', lockedPage),
    40102: async (world) => {
      const { token } = await world.user({ flags: { pro: 1 } })
      world.clock.advance(365 * 24 * 3_600_000)
      return world.send('pro/info/get', { ...lockedPage, token })
    },
    40103: (world) => world.send('pro/info/get', { ...lockedPage, token: 'nobody has this one' }),
    40302: async (world) => world.send('pro/info/get', { ...lockedPage, token: (await world.user()).token }),
    40401: async (world) => {
      const { token } = await world.user({ flags: { pro: 1 } })
      return world.send('pro/info/get', { ...lockedPage, id: 'view-ui-plus/guide/introduce', token })
    },
  },
  ...orderCases,
  'pro/purchase/list': {
    success: async (world) => {
      const user = await world.user()
      await bought(world, user)
      return world.send('pro/purchase/list', { token: user.token })
    },
  },
  'pro/license/list': {
    success: async (world) => {
      const user = await world.user()
      const license = await world.ok('pro/license/create', await licenseBody(world, user))
      return world.send('pro/license/list', { token: user.token, reveal: license.id })
    },
    40301: async (world) => {
      const user = await world.user({ is_activity: 0 })
      const license = await world.ok('pro/license/create', await licenseBody(world, user))
      return world.send('pro/license/list', { token: user.token, reveal: license.id })
    },
  },
  'pro/license/check': {
    success: async (world) => {
      const { key } = await world.ok('pro/license/create', await licenseBody(world, await world.user()))
      return world.send('pro/license/check', { key: key ?? '' })
    },
    40401: (world) => world.send('pro/license/check', { key: 'AP-0000-0000-0000-0000' }),
  },
  'pro/license/create': {
    success: async (world) => world.send('pro/license/create', await licenseBody(world, await world.user())),
    40401: async (world) => {
      const { token } = await world.user()
      return world.send('pro/license/create', { ...(await licenseBody(world, await world.user())), token })
    },
    40920: async (world) => {
      const body = await licenseBody(world, await world.user())
      await world.ok('pro/license/create', body)
      return world.send('pro/license/create', { ...body, request_id: randomUUID() })
    },
    40921: async (world) => {
      const user = await world.user()
      const { order_no, purchase } = await bought(world, user)
      await world.control('/gateway', { order_no, event: 'refund' })
      return world.send('pro/license/create', { ...holderOf(user), purchase_id: purchase.id })
    },
  },
  'pro/store/order/list': {
    success: async (world) => world.send('pro/store/order/list', await openStoreOrder(world, await world.user())),
  },
  'pro/store/order/cancel': {
    success: async (world) => world.send('pro/store/order/cancel', await openStoreOrder(world, await world.user())),
    40401: async (world) => world.send('pro/store/order/cancel', await openPayment(world, await world.user())),
    40910: async (world) => {
      const order = await openStoreOrder(world, await world.user())
      await world.control('/gateway', { order_no: order.order_no, event: 'paid' })
      return world.send('pro/store/order/cancel', order)
    },
    40912: async (world) => {
      const order = await openStoreOrder(world, await world.user())
      world.clock.advance(2 * 3_600_000)
      return world.send('pro/store/order/cancel', order)
    },
  },
  'pro/invoice/list': {
    success: async (world) => {
      const body = await invoiceBody(world, await world.user())
      await world.ok('pro/invoice/apply', body)
      return world.send('pro/invoice/list', { token: body.token, status: 'applied' })
    },
  },
  'pro/invoice/apply': {
    success: async (world) => world.send('pro/invoice/apply', await invoiceBody(world, await world.user())),
    40401: async (world) => {
      const { token } = await world.user()
      return world.send('pro/invoice/apply', { ...(await invoiceBody(world, await world.user())), token })
    },
    40930: async (world) => {
      const body = await invoiceBody(world, await world.user())
      await world.ok('pro/invoice/apply', body)
      return world.send('pro/invoice/apply', { ...body, request_id: randomUUID() })
    },
    40931: async (world) => {
      const user = await world.user()
      const { token, order_no } = await openPayment(world, user)
      return world.send('pro/invoice/apply', { ...applicationOf(user, [order_no]), token })
    },
    40932: async (world) => {
      const user = await world.user()
      const body = await invoiceBody(world, user)
      world.clock.advance(365 * 24 * 3_600_000)
      const { token } = await world.ok('user/signin', { mail: user.mail, password: user.password })
      return world.send('pro/invoice/apply', { ...body, token })
    },
    42202: async (world) =>
      world.send('pro/invoice/apply', { ...(await invoiceBody(world, await world.user())), tax_no: '91350100M000100Y44' }),
  },
  'pro/invoice/download': {
    success: async (world) => {
      const user = await world.user()
      const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, user))
      await world.control('/invoice', { id, to: 'issued' })
      return world.send('pro/invoice/download', { token: user.token, id, type: 'pdf' })
    },
    40401: async (world) => {
      const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, await world.user()))
      await world.control('/invoice', { id, to: 'issued' })
      return world.send('pro/invoice/download', { token: (await world.user()).token, id, type: 'pdf' })
    },
    40912: async (world) => {
      const user = await world.user()
      const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, user))
      return world.send('pro/invoice/download', { token: user.token, id, type: 'pdf' })
    },
  },
  ...releaseCases,
  'pro/display/create': { success: (world) => world.send('pro/display/create', demoBody(newPhone())) },
  'pro/ad/list': { success: (world) => world.send('pro/ad/list', { name: '100' }) },
  'pro/ad/click': { success: (world) => world.send('pro/ad/click', { id: 'materials-top' }) },
  '/api/system/menu/list': { success: (world) => world.send('/api/system/menu/list', { locale: 'en-US' }) },
  '/api/system/i18n/list': { success: (world) => world.send('/api/system/i18n/list', {}) },
}

/** A demo request. */
export function demoBody(phone_number: string) {
  return {
    name: '林夏',
    phone_number,
    product_names: 'Admin Plus,iCRUD',
    company_name: '示例公司',
    people: 'm' as const,
    scenes: 'admin,crm',
    question: '想看多租户',
    uuid: '',
    utmsource: 'search',
  }
}

/** The body that creates a licence of a new purchase. */
export async function licenseBody(world: World, user: TestUser) {
  const { purchase } = await bought(world, user)
  return { ...holderOf(user), purchase_id: purchase.id }
}

/** The body of a licence of a company, without its purchase. */
export function holderOf(user: TestUser) {
  return { token: user.token, holder: { type: 'company' as const, name: '示例公司', domain: 'example.com' }, request_id: randomUUID() }
}
