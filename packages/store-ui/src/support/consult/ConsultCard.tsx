import { useT } from '@view-site/i18n'
import { Button, button, Link, MailIcon, MessageIcon, PlayIcon, QrCode, Tag } from '@view-site/ui'
import type { ReactNode } from 'react'
import { channelOf, isAnswering, type ConsultData } from './consult.ts'
import { systemClock, type Clock } from '@view-site/platform'
import { consultMessages } from './consultMessages.ts'
import * as styles from './ConsultCard.css.ts'

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
export function ConsultCard({ data, source = '', onDemo, onVideo, showsNow = true, clock = systemClock }: ConsultCardProps): ReactNode {
  const t = useT(consultMessages)
  const { code, trackingId } = channelOf(data, source)
  const answering = showsNow && isAnswering(data.hours, new Date(clock.now()))
  return (
    <div className={styles.card} data-tracking={trackingId}>
      <QrCode value={code} label={t('code')} size={160} />
      <p>{t('scan')}</p>
      <Link to={code} target="_blank" className={styles.direct}>
        {t('openCode')}
      </Link>
      <p className={styles.note}>{t('example')}</p>
      <p className={styles.hours}>
        {t('hours', data.hours)} {answering && <Tag tone="success">{t('answering')}</Tag>}
      </p>
      {showsNow && !answering && <p className={styles.note}>{t('resting')}</p>}
      <div className={styles.actions}>
        <Link to={`mailto:${data.mail}`} variant="plain" className={button({ block: true })}>
          <MailIcon />
          {t('mail')}
        </Link>
        {onDemo && (
          <Button block icon={<MessageIcon />} onClick={onDemo}>
            {t('demo')}
          </Button>
        )}
        {onVideo && (
          <Button block icon={<PlayIcon />} onClick={onVideo}>
            {t('video')}
          </Button>
        )}
      </div>
    </div>
  )
}
