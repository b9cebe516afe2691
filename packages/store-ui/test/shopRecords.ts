import type { License, Order, OrderItem, Purchase } from '@view-site/contract'

/** A new order of one line. Times are ISO-8601. */
export function newOrder(type: Order['type'], item: OrderItem, serial: number, { now, expires }: { now: string; expires: string }): Order {
  const price = item.subtotal
  return {
    order_no: `20260506${String(serial).padStart(4, '0')}`,
    type,
    status: 'created',
    items: [item],
    amount_list: price,
    amount_discount: 0,
    amount_payable: price,
    amount_paid: 0,
    currency: 'CNY',
    created_at: now,
    expires_at: expires,
    invoice_status: 'none',
    timeline: [{ at: now, event: 'created' }],
    can: { pay: true, cancel: true, invoice: false },
  }
}

/** An active purchase of the enterprise edition, unless `given` says otherwise. */
export function newPurchase(serial: number, { now, until }: { now: string; until: string }, given: Partial<Purchase>): Purchase {
  return {
    id: `purchase-${serial}`,
    order_no: '202605060000',
    sku: 'admin_plus-enterprise',
    product: 'admin_plus',
    edition: 'enterprise',
    status: 'active',
    seats: null,
    license_limit: 3,
    licenses_used: 0,
    perpetual: true,
    support_until: until,
    updates_until: until,
    created_at: now,
    upgrades: [],
    ...given,
  }
}

/** A licence of a purchase. */
export function newLicense(count: number, purchase: Purchase, holder: License['holder'], now: string): License {
  const serial = String(count).padStart(4, '0')
  return {
    id: `license-${serial}`,
    purchase_id: purchase.id,
    product: purchase.product,
    edition: purchase.edition,
    key_masked: `AP-7F3K-••••-••••-${serial}`,
    key: `AP-7F3K-Q2WX-8MNB-${serial}`,
    holder,
    project_limit: null,
    status: 'active',
    support_until: purchase.support_until,
    updates_until: purchase.updates_until,
    created_at: now,
  }
}
