import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@view-site/contract'
import { bought } from './orders.ts'
import type { TestUser, World } from './startWorld.ts'

type Application = CallRequest<'pro/invoice/apply'> & { token: string }

/** The body that requests a normal invoice for a company. */
export function applicationOf(user: TestUser, order_nos: string[], rest: Partial<Application> = {}): Application {
  return {
    token: user.token,
    order_nos,
    kind: 'normal',
    title_type: 'company',
    title: '示例科技有限公司',
    tax_no: '91350100M000100Y43',
    mail: user.mail,
    request_id: randomUUID(),
    ...rest,
  }
}

/** The additional fields of a special invoice. */
export const bankDetails = {
  kind: 'special',
  reg_address: '杭州市示例路 1 号',
  reg_phone: '0571-00000000',
  bank_name: '示例银行杭州分行',
  bank_account: '6222 0000 0000 1234',
} as const

/** The body that requests the invoice of an order that was just paid. */
export async function invoiceBody(world: World, user: TestUser, rest: Partial<Application> = {}): Promise<Application> {
  const { order_no } = await bought(world, user)
  return applicationOf(user, [order_no], rest)
}
