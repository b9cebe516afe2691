import type { Catalogue, Localized, Order } from '@view-site/contract'
import { yuan } from '../money.ts'
import { fact, inBoth, timeFact, type MailContent, type MailFact } from './MailContent.ts'

/** An order that waits for its payment. */
export function orderMail(order: Order, catalogue: Catalogue): MailContent {
  return {
    title: { 'zh-CN': `订单 ${order.order_no} 已提交，等待付款`, 'en-US': `Order ${order.order_no} is waiting for payment` },
    paragraphs: [
      {
        'zh-CN': '订单已为你保留。付款后会立即生效，我们会再发一封收据。',
        'en-US': 'Your order is reserved. It takes effect as soon as you pay, and we will send you a receipt.',
      },
    ],
    facts: [
      ...lines(order, catalogue),
      fact('应付', 'To pay', yuan(order.amount_payable)),
      timeFact('保留至', 'Reserved until', order.expires_at),
    ],
    action: {
      label: { 'zh-CN': '查看订单并付款', 'en-US': 'Review and pay' },
      to: `${order.type === 'store' ? '/store' : ''}/pay/${order.order_no}`,
    },
  }
}

/** The receipt of a finished order, paid or free. */
export function receiptMail(order: Order, catalogue: Catalogue): MailContent {
  const isGoods = order.type === 'store'
  return {
    title: { 'zh-CN': `订单 ${order.order_no} 的收据`, 'en-US': `Receipt for order ${order.order_no}` },
    paragraphs: [effects[order.type]],
    facts: [
      ...lines(order, catalogue),
      fact('实付', 'Paid', yuan(order.amount_paid)),
      fact('支付方式', 'Paid with', channels[order.channel ?? 'free']),
      timeFact('付款时间', 'Paid on', order.paid_at ?? order.created_at),
    ],
    action: {
      label: isGoods
        ? { 'zh-CN': '打开我的商店购买', 'en-US': 'Open my store purchases' }
        : { 'zh-CN': '查看购买与授权', 'en-US': 'See my purchases and licenses' },
      to: isGoods ? '/store/purchases' : '/user/purchases',
    },
  }
}

const effects: Record<Order['type'], Localized> = {
  product: {
    'zh-CN': '购买已生效。填写使用者的名称，即可得到授权密钥；需要发票可在“我的发票”申请。',
    'en-US': 'Your purchase is active. Enter who will use it to get the license key. You can request an invoice on the invoices page.',
  },
  upgrade: {
    'zh-CN': '升级已生效，原有授权已转到新版本，密钥不变。',
    'en-US': 'Your upgrade is active. Your licenses have been transferred and keep their keys.',
  },
  renewal: { 'zh-CN': '续期已生效，支持与更新已延长。', 'en-US': 'Your renewal is active: support and updates have been extended.' },
  store: { 'zh-CN': '购买已生效，可在商店的购买记录里打开。', 'en-US': 'Your purchase is active and in your store purchases.' },
}

const channels: Record<NonNullable<Order['channel']>, Localized> = {
  wechat: { 'zh-CN': '微信支付', 'en-US': 'WeChat Pay' },
  alipay: { 'zh-CN': '支付宝', 'en-US': 'Alipay' },
  card: { 'zh-CN': '银行卡', 'en-US': 'Card' },
  free: { 'zh-CN': '无需付款', 'en-US': 'nothing to pay' },
}

const kinds: Record<Order['type'], Localized> = {
  product: { 'zh-CN': '', 'en-US': '' },
  store: { 'zh-CN': '', 'en-US': '' },
  upgrade: { 'zh-CN': '升级到 ', 'en-US': 'Upgrade to ' },
  renewal: { 'zh-CN': '续期 ', 'en-US': 'Renewal of ' },
}

/** What was ordered, and what was taken off. */
function lines(order: Order, catalogue: Catalogue): MailFact[] {
  const { amount_coupon = 0, coupon, type } = order
  const discount = order.amount_discount - amount_coupon
  return [
    ...order.items.map((item) =>
      fact(
        '商品',
        'Item',
        inBoth((locale) => `${kinds[type][locale]}${nameOf(item, catalogue, locale)}`),
      ),
    ),
    ...(order.amount_discount > 0 ? [fact('原价', 'List price', yuan(order.amount_list))] : []),
    ...(discount > 0 ? [{ ...(type === 'upgrade' ? credit : reduction), value: `– ${yuan(discount)}` }] : []),
    ...(coupon === undefined ? [] : [fact(`优惠码 ${coupon}`, `Coupon ${coupon}`, `– ${yuan(amount_coupon)}`)]),
  ]
}

const credit = { label: { 'zh-CN': '抵扣已有版本', 'en-US': 'Credit for the edition you own' } }
const reduction = { label: { 'zh-CN': '优惠', 'en-US': 'Discount' } }

function nameOf(item: Order['items'][number], { products }: Catalogue, locale: keyof Localized): string {
  const own = item.name[locale]
  const product = 'product' in item ? products.find((one) => one.product === item.product)?.name : undefined
  const name = product === undefined || own.includes(product) ? own : `${product} ${own}`
  return item.quantity > 1 ? `${name} × ${item.quantity}` : name
}
