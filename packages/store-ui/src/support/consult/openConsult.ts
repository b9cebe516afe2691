import type { Clock } from '@view-site/platform'
import { openFrame, type Frame } from '@view-site/ui/frame'
import { cardElement } from './cardElement.ts'
import type { ConsultData } from './consult.ts'
import { actionAttribute, consultCard, type ConsultAction, type ConsultCardTexts } from './consultCard.ts'

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

/** Opens customer service in a dialog on any page, without React. */
export function openConsult({ data, source, texts, onDemo, onVideo, onClose, clock = Date }: OpenConsultOptions): Frame {
  const open: Partial<Record<ConsultAction, (() => void) | undefined>> = { demo: onDemo, video: onVideo }
  const actions = (['demo', 'video'] as const).filter((action) => open[action])
  const hours = texts.hours.replace('{{from}}', data.hours.from).replace('{{to}}', data.hours.to)
  const card = consultCard({ data, source, actions, now: clock.now(), texts: { ...texts, hours } })
  const { title, lead, close } = texts
  const frame = openFrame({ title, description: lead, closeLabel: close, content: [cardElement(card)], onClose })
  for (const action of actions) {
    frame.dialog.querySelector(`[${actionAttribute}="${action}"]`)?.addEventListener('click', () => {
      frame.close()
      open[action]?.()
    })
  }
  return frame
}
