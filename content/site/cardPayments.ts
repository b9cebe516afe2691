/**
 * Whether orders can be paid by card, on the page of a card provider (Stripe). Read by the site and by the mock API, which then needs the
 * provider's keys; another API has to have `pro/order/pay/card`. The terms in `content/site/terms` and the privacy notice have to name the
 * provider.
 */
export const cardPayments: boolean = false
