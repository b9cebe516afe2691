import { systemClock, type Clock } from '@view-site/platform'
import { qrCodePath } from '@view-site/ui/qr-code'
import type { MouseEvent, ReactNode } from 'react'
import { CardView } from './CardView.tsx'
import type { ConsultData } from './consult.ts'
import { actionAttribute, consultCard } from './consultCard.ts'
import { useConsultTexts } from './useConsultTexts.ts'

export interface ConsultCardProps {
  data: ConsultData
  /** The campaign that led the visitor here. @default none */
  source?: string | undefined
  /** Opens the demo request; without it there is none. */
  onDemo?: (() => void) | undefined
  /** Opens the films; without it there are none. */
  onVideo?: (() => void) | undefined
  /** Says whether customer service answers now; a prerendered page cannot. @default true */
  showsNow?: boolean | undefined
  /** @default the system's clock */
  clock?: Pick<Clock, 'now'> | undefined
}

/** How to reach customer service: QR code, hours, mail, and what visitors can do themselves. */
export function ConsultCard({ data, source, onDemo, onVideo, showsNow = true, clock = systemClock }: ConsultCardProps): ReactNode {
  const texts = useConsultTexts(data.hours)
  const actions = [...(onDemo ? (['demo'] as const) : []), ...(onVideo ? (['video'] as const) : [])]
  function act({ target }: MouseEvent) {
    const action = target instanceof Element ? target.closest(`[${actionAttribute}]`)?.getAttribute(actionAttribute) : undefined
    if (action === 'demo') onDemo?.()
    if (action === 'video') onVideo?.()
  }
  return (
    // The buttons inside are what is pressed, by keyboard too; their clicks arrive here.
    <div role="presentation" onClick={act}>
      <CardView card={consultCard({ data, source, actions, now: showsNow ? clock.now() : undefined, drawCode: qrCodePath, texts })} />
    </div>
  )
}
