import { html } from 'hono/html'
import type { TradesTable } from '../../db/tables/FakeTables.ts'
import type { PageLanguage } from './language.ts'
import { yuan } from '../../money.ts'
import { page } from './page.ts'

/** The page that the test channel's QR code opens: one payment, one button. */
export function payPage(
  language: PageLanguage,
  outTradeNo: string,
  trade: Pick<TradesTable, 'state' | 'amount' | 'description' | 'channel' | 'return_url'> | undefined,
): Promise<Response> {
  const { t, query } = language
  const here = `/__control/pay/${outTradeNo}`
  const back = html`<p><a href="/__control/${query}">${t.back}</a></p>`
  if (trade === undefined)
    return page(
      t.payTitle,
      language,
      html`<h1>${t.payTitle}</h1>
        <p role="status">${t.unknown}</p>
        ${back}`,
      here,
    )
  const open = trade.state === 'NOTPAY' || trade.state === 'USERPAYING' || trade.state === 'PAYERROR'
  const outcome = { NOTPAY: '', USERPAYING: '', PAYERROR: t.failed, SUCCESS: t.paid, CLOSED: t.closed, REFUND: t.refunded }[trade.state]
  const main = html`<div class="payment" data-state="${trade.state}">
    <h1>${t.payTitle}</h1>
    <p class="note">${{ wechat: t.payLead, alipay: t.cashierLead, card: t.cardLead }[trade.channel]}</p>
    <p class="sum-lg">${yuan(trade.amount)}</p>
    <p>${t.order} <code>${trade.description}</code></p>
    ${outcome === '' ? '' : html`<p class="outcome" role="status">${outcome}</p>`}
    ${trade.return_url === null ? '' : html`<p><a class="back" href="${trade.return_url}">${t.toShop}</a></p>`}
    ${open ? html`<form method="post" action="${here}${query}"><button class="primary big">${t.payNow}</button></form>` : ''} ${back}
  </div>`
  return page(t.payTitle, language, main, here)
}
