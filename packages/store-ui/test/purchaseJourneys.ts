import type { Purchasable } from '../src/checkout/createCheckout.ts'
import { sampleGoods } from './sampleGoods.ts'
import type { Walk, WalkOptions } from './walkPurchase.ts'

/** What a buyer, a payer or the channel does next. */
export type Step = (walk: Walk) => Promise<void>

/** One way to buy; its first step opens the payment. */
export interface Journey extends WalkOptions {
  steps: readonly Step[]
  /** How the order ends. @default 'paid' */
  ends?: 'paid' | 'cancelled'
}

const open: Step = (walk) => walk.openTab()
const renew: Step = (walk) => walk.renew(['code-expired', 'pay-error', 'scanned'])
const scanned: Step = ({ payer }) => payer('scanned')
const payError: Step = ({ payer }) => payer('pay_error')
const wrongAmount: Step = ({ payer }) => payer('wrong_amount')
const closedByChannel: Step = ({ payer }) => payer('closed')
const codeRunsOut: Step = (walk) => walk.sleep(10)
const cardRunsOut: Step = (walk) => walk.sleep(30)
const paidInLastSecond: Step = async (walk) => {
  await walk.untilLastSecond()
  await walk.payer('paid')
}
const paid: Step = async (walk) => {
  if (!(await walk.isUnpaid())) return
  await walk.renew(['code-expired', 'pay-error'])
  await walk.payer('paid')
}
const choose =
  (method: 'wechat' | 'alipay' | 'card'): Step =>
  async ({ tab, shop }) => {
    tab().choose(method)
    await shop.settled()
  }
const changeDevice =
  (device: 'pc' | 'wap'): Step =>
  async ({ tab, shop }) => {
    tab().payOn(device)
    await shop.settled()
  }
const coupon =
  (code?: string): Step =>
  async ({ tab, shop, orderNo }) => {
    await shop.api.call('pro/order/coupon', { order_no: orderNo, ...(code !== undefined && { coupon: code }) }, { silent: true })
    tab().reload()
    await shop.settled()
  }
const cancel: Step = async ({ tab, shop }) => {
  await tab().cancel()
  await shop.settled()
}

const enterprise = async (): Promise<Purchasable> => ({ sku: 'admin_plus-enterprise', quantity: 1, expectAmount: 594_000 })
const item = async (): Promise<Purchasable> => ({ type: 'store', sku: 'goods-1', quantity: 1, expectAmount: 1_000 })
const free = async (): Promise<Purchasable> => ({ type: 'store', sku: 'goods-1', quantity: 1, expectAmount: 0 })

const upgrade: WalkOptions['buys'] = async (shop) => {
  const { id, upgrades } = await shop.buy('admin_plus-standard')
  const offer = upgrades.find(({ sku }) => sku === 'admin_plus-team')
  if (!offer) throw new Error('The sample catalogue has no upgrade to admin_plus-team')
  return { type: 'upgrade', purchaseId: id, sku: offer.sku, quantity: offer.quantity, expectAmount: offer.amount }
}

const renewal: WalkOptions['buys'] = async (shop) => {
  const { id, renewal: offer } = await shop.buy('admin_plus-standard')
  if (!offer) throw new Error('The sample catalogue has no renewal of admin_plus-standard')
  return { type: 'renewal', purchaseId: id, sku: offer.sku, quantity: offer.quantity, expectAmount: offer.amount }
}

/** Twenty-nine ways to buy. */
export const purchaseJourneys = {
  'an edition by WeChat': { buys: enterprise, steps: [open, scanned, paid] },
  'a code that runs out and is renewed': { buys: enterprise, steps: [open, codeRunsOut, renew, paid] },
  'a payment in the last second of the code': { buys: enterprise, steps: [open, paidInLastSecond] },
  'a code that is scanned by the wrong phone, and another': { buys: enterprise, steps: [open, scanned, renew, paid] },
  'a payment that fails, and a second one': { buys: enterprise, steps: [open, payError, renew, paid] },
  'a wrong amount that goes back, and the right one': { buys: enterprise, steps: [open, wrongAmount, renew, paid] },
  'a code that the channel closes, and another': { buys: enterprise, steps: [open, closedByChannel, renew, paid] },
  'an edition by Alipay': { buys: enterprise, steps: [open, choose('alipay'), paid] },
  'Alipay tried, WeChat used': { buys: enterprise, steps: [open, choose('alipay'), choose('wechat'), scanned, paid] },
  'a cashier that runs out and is opened again': { buys: enterprise, steps: [open, choose('alipay'), codeRunsOut, renew, paid] },
  'Alipay on a phone': { buys: enterprise, device: 'wap', steps: [open, paid] },
  'WeChat for another device on a phone': { buys: enterprise, device: 'wap', steps: [open, choose('wechat'), scanned, paid] },
  'an edition by card': { buys: enterprise, cardPayments: true, steps: [open, choose('card'), paid] },
  'a card tried, WeChat used': { buys: enterprise, cardPayments: true, steps: [open, choose('card'), choose('wechat'), scanned, paid] },
  'a card that is refused, and another': { buys: enterprise, cardPayments: true, steps: [open, choose('card'), payError, renew, paid] },
  'a card page that runs out and is opened again': {
    buys: enterprise,
    cardPayments: true,
    steps: [open, choose('card'), cardRunsOut, renew, paid],
  },
  'Alipay tried, a card used': { buys: enterprise, cardPayments: true, steps: [open, choose('alipay'), choose('card'), paid] },
  'a card on a phone': { buys: enterprise, cardPayments: true, device: 'wap', steps: [open, choose('card'), paid] },
  'a coupon while the card page is open': {
    buys: enterprise,
    cardPayments: true,
    steps: [open, choose('card'), coupon('EXAMPLE10'), paid],
  },
  'a coupon': { buys: enterprise, steps: [open, coupon('EXAMPLE10'), scanned, paid] },
  'a coupon that is applied and removed': { buys: enterprise, steps: [open, coupon('EXAMPLE10'), coupon(), paid] },
  'a coupon for the whole amount': { buys: enterprise, steps: [open, coupon('EXAMPLEFREE')] },
  'an upgrade for the difference': { buys: upgrade, steps: [open, scanned, paid] },
  'a renewal': { buys: renewal, steps: [open, paid] },
  'an item of the store': { buys: item, steps: [open, scanned, paid] },
  'a free item of the store': { buys: free, goods: sampleGoods({ price: 0 }), steps: [open] },
  'an order that is cancelled after all': { buys: enterprise, steps: [open, scanned, cancel], ends: 'cancelled' },
  'WeChat opened on a phone': {
    buys: enterprise,
    device: 'wap',
    wechatH5: true,
    steps: [open, choose('wechat'), codeRunsOut, renew, paid],
  },
  'WeChat opened on a phone, then a code for another, and back': {
    buys: enterprise,
    device: 'wap',
    wechatH5: true,
    steps: [open, choose('wechat'), changeDevice('pc'), changeDevice('wap'), paid],
  },
} as const satisfies Record<string, Journey>
