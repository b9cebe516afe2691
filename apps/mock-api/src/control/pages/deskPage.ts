import { html } from 'hono/html'
import { demoAccounts, demoPassword } from '../../seed/demoAccounts.ts'
import type { OpenInvoice, OpenPayment, OpenRealName, SentMessage } from '../openState.ts'
import type { PageLanguage } from './language.ts'
import { chinaTime, yuan } from '../../money.ts'
import { page, type Markup } from './page.ts'

/** What the desk shows. */
export interface DeskPageContent {
  payments: OpenPayment[]
  invoices: OpenInvoice[]
  messages: SentMessage[]
  names: OpenRealName[]
  /** The result of the form that was just submitted. */
  outcome: string | undefined
}

/** The desk: open payments, invoices to issue, sent messages, demo accounts. */
export function deskPage(language: PageLanguage, { payments, invoices, messages, names, outcome }: DeskPageContent): Promise<Response> {
  const { t, query } = language
  const main = html`<h1>${t.title}</h1>
    <p class="lead">${t.lead}</p>
    ${outcome === undefined ? '' : html`<p class="outcome" role="status">${outcome}</p>`}
    <p class="note">${t.notice} <a href="/__control/${query}">${t.refresh}</a></p>
    <section aria-labelledby="payments">
      <h2 id="payments">${t.payments}</h2>
      ${payments.length === 0 ? html`<p class="empty">${t.noPayments}</p>` : paymentTable(language, payments)}
    </section>
    <section aria-labelledby="invoices">
      <h2 id="invoices">${t.invoices}</h2>
      ${invoices.length === 0 ? html`<p class="empty">${t.noInvoices}</p>` : invoiceList(language, invoices)}
    </section>
    <section aria-labelledby="messages">
      <h2 id="messages">${t.messages}</h2>
      ${messages.length === 0 ? html`<p class="empty">${t.noMessages}</p>` : messageList(language, messages)}
    </section>
    ${names.length === 0 ? '' : realNames(language, names)}
    <section aria-labelledby="accounts">
      <h2 id="accounts">${t.accounts}</h2>
      <p>${t.password} <code>${demoPassword}</code></p>
      <ol class="deed">
        ${demoAccounts.map(({ mail, about }) => html`<li><code>${mail}</code><span>${about[language.locale]}</span></li>`)}
      </ol>
      <p class="note">${t.coupons} <a href="/openapi${query}">${t.document}</a></p>
    </section>`
  return page(t.title, language, main, '/__control/')
}

function paymentTable({ t, query, locale }: PageLanguage, payments: OpenPayment[]): Markup {
  return html`<ul class="cards">
    ${payments.map(
      ({ out_trade_no, order_no, amount, mail, created_at }) =>
        html`<li data-payment="${out_trade_no}">
          <strong class="sum">${yuan(amount)}</strong>
          <dl>
            <dt>${t.order}</dt>
            <dd><code>${order_no}</code></dd>
            <dt>${t.account}</dt>
            <dd>${mail}</dd>
            <dt>${t.created}</dt>
            <dd><time datetime="${created_at}">${chinaTime(created_at, locale)}</time></dd>
          </dl>
          <form method="post" action="/__control/pay/${out_trade_no}${query}">
            <button class="primary">${t.pay}</button>
            <a href="/__control/pay/${out_trade_no}${query}">${t.open}</a>
          </form>
        </li>`,
    )}
  </ul>`
}

function realNames({ t, query, locale }: PageLanguage, names: OpenRealName[]): Markup {
  return html`<section aria-labelledby="names">
    <h2 id="names">${t.realNames}</h2>
    <ul class="cards">
      ${names.map(
        ({ mail, name_masked, id_number_masked, submitted_at }) =>
          html`<li data-real-name="${mail}">
            <p>
              <b>${name_masked}</b> <code>${id_number_masked}</code> ${mail}
              <time class="note" datetime="${submitted_at}">${chinaTime(submitted_at, locale)}</time>
            </p>
            <form method="post" action="/__control/decide${query}">
              <input type="hidden" name="mail" value="${mail}" />
              <button class="primary" name="result" value="passed">${t.pass}</button>
              <button name="result" value="rejected">${t.reject}</button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`
}

function invoiceList({ t, query, locale }: PageLanguage, invoices: OpenInvoice[]): Markup {
  return html`<ul class="cards">
    ${invoices.map(
      ({ id, title, kind, amount, account, created_at }) =>
        html`<li data-invoice="${id}">
          <strong class="sum">${yuan(amount)}</strong>
          <dl>
            <dt>${t.invoiceTitle}</dt>
            <dd><bdi>${title}</bdi> <span class="tag">${kind === 'special' ? t.special : t.normal}</span></dd>
            <dt>${t.account}</dt>
            <dd>${account}</dd>
            <dt>${t.created}</dt>
            <dd><time datetime="${created_at}">${chinaTime(created_at, locale)}</time></dd>
          </dl>
          <form method="post" action="/__control/invoice/${id}${query}">
            <button class="primary" name="to" value="issued">${t.issue}</button>
            <button name="to" value="rejected">${t.refuseInvoice}</button>
          </form>
        </li>`,
    )}
  </ul>`
}

function messageList(language: PageLanguage, messages: SentMessage[]): Markup {
  const { t, locale } = language
  return html`<ul class="cards">
    ${messages.map(
      (message) =>
        html`<li data-message="${message.kind}" data-to="${message.recipient}">
          <p>
            <span class="tag">${message.kind === 'sms' ? t.sms : t.mail}</span> <b>${message.recipient}</b>
            <time class="note" datetime="${message.created_at}">${chinaTime(message.created_at, locale)}</time>
          </p>
          ${message.code === null ? '' : html`<p>${t.code} <code class="code">${message.code}</code></p>`}
          ${
            message.subject === ''
              ? ''
              : html`<p>
                  <b><bdi>${message.subject}</bdi></b>
                </p>`
          }
          <p class="body">${message.body}</p>
          ${mailLink(language, message.link)} ${verifyForm(language, message.link)}
        </li>`,
    )}
  </ul>`
}

function mailLink({ t }: PageLanguage, link: string | null): Markup | string {
  return link === null ? '' : html`<p><a href="${link}">${t.openLink}</a></p>`
}

function verifyForm({ t, query }: PageLanguage, link: string | null): Markup | string {
  const token = link?.match(/\/verify\/([\w-]+)$/)?.[1]
  if (token === undefined) return ''
  return html`<form method="post" action="/__control/verify${query}">
    <input type="hidden" name="token" value="${token}" /><button>${t.verify}</button>
  </form>`
}
