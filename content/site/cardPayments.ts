/**
 * Whether orders can be paid by card, on the page of a card provider (Stripe). Read by the site and by the mock API, which then needs the
 * provider's keys; another API has to have `pro/order/pay/card`. `vitest run test/terms.test.ts -u` in `apps/site` then writes cards into the
 * terms; the privacy notice has to name the provider.
 */
export const cardPayments: boolean = false
