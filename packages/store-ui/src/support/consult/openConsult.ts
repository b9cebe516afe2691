import type { Clock } from '@view-site/platform'
import { openFrame, type Frame } from '@view-site/ui/frame'
import { cardElement } from './cardElement.ts'
import { part } from './CardPart.ts'
import { channelOf, type ConsultData } from './consult.ts'
import {
  actionAttribute,
  codeAttribute,
  codeElement,
  consultCard,
  stateAttribute,
  stateElement,
  type ConsultAction,
  type ConsultCardTexts,
} from './consultCard.ts'
import * as styles from './ConsultCard.css.ts'

/** Texts of the consult dialog. In that of the hours, `{{from}}` and `{{to}}` are placeholders. */
export type ConsultTexts = ConsultCardTexts & Record<'title' | 'lead' | 'close', string>

/** Options of {@link openConsult}. */
export interface OpenConsultOptions {
  data: ConsultData
  /** The campaign that led the visitor here. @default none */
  source?: string | undefined
  texts: ConsultTexts
  /** Opens the demo request, once the dialog has closed; without it there is none. */
  onDemo?: (() => void) | undefined
  /** Opens the films, once the dialog has closed; without it there are none. */
  onVideo?: (() => void) | undefined
  /** Called when the dialog has closed. */
  onClose?: (() => void) | undefined
  /** @default the system's clock */
  clock?: Pick<Clock, 'now'> | undefined
}

/**
 * Opens customer service in a dialog on any page, without React. The QR code, and whether customer service is online, are added in their
 * reserved places once the dialog is shown.
 */
export function openConsult({ data, source, texts, onDemo, onVideo, onClose, clock = Date }: OpenConsultOptions): Frame {
  const open: Partial<Record<ConsultAction, (() => void) | undefined>> = { demo: onDemo, video: onVideo }
  const actions = (['demo', 'video'] as const).filter((action) => open[action])
  const hours = texts.hours.replace('{{from}}', data.hours.from).replace('{{to}}', data.hours.to)
  const card = consultCard({ data, source, actions, texts: { ...texts, hours } })
  const { title, lead, close } = texts
  const content = cardElement(part('div', { class: styles.belowText }, card))
  const frame = openFrame({ title, description: lead, closeLabel: close, content: [content], onClose })
  for (const action of actions) {
    frame.dialog.querySelector(`[${actionAttribute}="${action}"]`)?.addEventListener('click', () => {
      frame.close()
      open[action]?.()
    })
  }
  // After the dialog's first frame: the first `Intl.DateTimeFormat` of a page can take tens of milliseconds on a phone.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const state = cardElement(stateElement(data.hours, texts, clock.now()))
      frame.dialog.querySelector(`[${stateAttribute}]`)?.replaceWith(state)
    }),
  )
  void drawCode(frame.dialog, channelOf(data, source ?? '').code, texts.code)
  return frame
}

/** What draws codes is not awaited by the dialog. Without it, the link next to the place of the code leads to the same. */
async function drawCode(dialog: HTMLElement, code: string, label: string): Promise<void> {
  try {
    const { qrCodePath } = await import('@view-site/ui/qr-code')
    dialog.querySelector(`[${codeAttribute}] > svg`)?.replaceWith(cardElement(codeElement(label, qrCodePath(code))))
  } catch {
    for (const part of dialog.querySelectorAll(`[${codeAttribute}]`)) part.remove()
  }
}
