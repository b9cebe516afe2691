import { button, icon, tag, textLink } from '@view-site/ui/classes'
import { mailPath, messagePath, playPath } from '@view-site/ui/dom'
import type { QrCodePath } from '@view-site/ui/qr-code'
import { part, type CardElement } from './CardPart.ts'
import { channelOf, isAnswering, type ConsultData, type ConsultHours } from './consult.ts'
import * as styles from './ConsultCard.css.ts'

/** What a visitor can do in the card without customer service. */
export type ConsultAction = 'demo' | 'video'

/** Texts of the card, with their values. */
export type ConsultCardTexts = Record<
  'code' | 'scan' | 'openCode' | 'example' | 'hours' | 'answering' | 'resting' | 'mail' | ConsultAction,
  string
>

/** Options of {@link consultCard}. */
export interface ConsultCardOptions {
  data: ConsultData
  /** The campaign that led the visitor here. @default none */
  source?: string | undefined
  actions: readonly ConsultAction[]
  /** The time for which the card shows whether customer service is online, in ms. @default an empty line, to be replaced by {@link stateElement} */
  now?: number | undefined
  /** Draws the QR code. @default its place is empty, for {@link codeElement} */
  drawCode?: ((code: string) => QrCodePath) | undefined
  texts: ConsultCardTexts
}

/** Attribute of the button of an action, with its name. */
export const actionAttribute = 'data-action'

/** Attribute of the QR code and of what is said about it. */
export const codeAttribute = 'data-qr'

/** Attribute of the line that shows whether customer service is online. */
export const stateAttribute = 'data-state'

/** How to reach customer service: QR code, hours, mail, and what visitors can do themselves. Rendered with React and without it. */
export function consultCard({ data, source = '', actions, now, drawCode, texts }: ConsultCardOptions): CardElement {
  const { code, trackingId } = channelOf(data, source)
  return part(
    'div',
    { class: styles.card, 'data-tracking': trackingId },
    part('span', { class: styles.codeFrame, [codeAttribute]: '' }, codeElement(texts.code, drawCode?.(code))),
    part('p', { [codeAttribute]: '' }, texts.scan),
    part('a', { class: `${textLink} ${styles.direct}`, href: code, target: '_blank', rel: 'noopener' }, texts.openCode),
    part('p', { class: styles.note }, texts.example),
    part('p', { class: styles.hours }, texts.hours),
    stateElement(data.hours, texts, now),
    part(
      'div',
      { class: styles.actions },
      part('a', { class: button({ block: true }), href: `mailto:${data.mail}` }, drawing(mailPath), texts.mail),
      ...actions.map((action) =>
        part(
          'button',
          { type: 'button', class: button({ block: true }), [actionAttribute]: action },
          drawing(action === 'demo' ? messagePath : playPath),
          texts[action],
        ),
      ),
    ),
  )
}

/** The line that shows whether customer service is online at `now`, in ms. Without a time it is empty, with the same height. */
export function stateElement(hours: ConsultHours, texts: Pick<ConsultCardTexts, 'answering' | 'resting'>, now?: number): CardElement {
  const attributes = { class: `${styles.note} ${styles.state}`, [stateAttribute]: '' }
  if (now === undefined) return part('p', attributes)
  return part('p', attributes, isAnswering(hours, new Date(now)) ? part('span', { class: tag.success }, texts.answering) : texts.resting)
}

/** The QR code of the card; without its path, its place. */
export function codeElement(label: string, drawn?: QrCodePath): CardElement {
  const attributes = { width: '160', height: '160', class: styles.code, role: 'img', 'aria-label': label }
  if (!drawn) return part('svg', attributes)
  const { path, modules } = drawn
  return part('svg', { ...attributes, viewBox: `0 0 ${modules} ${modules}` }, part('path', { fill: 'currentColor', d: path }))
}

function drawing(path: string): CardElement {
  return part('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true', class: icon }, part('path', { d: path }))
}
