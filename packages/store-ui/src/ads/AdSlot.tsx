import type { Ad, AdPlacement } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Link } from '@view-site/ui'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Ads } from './createAds.ts'
import { adMessages } from './adMessages.ts'
import * as styles from './AdSlot.css.ts'

/** Props of `AdSlot`: which placement it shows, and whether it may appear late. */
export interface AdSlotProps {
  ads: Ads
  placement: AdPlacement
  /**
   * The page in whose flow the slot is. There an ad would move what is below, so it shows only if it was known when the page was
   * first rendered. @default not in the flow: it may appear at any time
   */
  inFlowOf?: string | undefined
}

/** The ad of a placement, labelled as an ad; nothing if there is none. */
export function AdSlot({ ads, placement, inFlowOf }: AdSlotProps): ReactNode {
  // Loaded before any ad: one that waits for its texts would appear late, and move what is below.
  const t = useT(adMessages)
  const store = ads.at(placement)
  const now = useSyncExternalStore(store.subscribe, store.get, store.get)
  const [inFlow] = useState(() => (inFlowOf === undefined ? undefined : ads.inFlow(placement, inFlowOf)))
  useEffect(() => void ads.load(placement), [ads, placement])
  const [ad] = inFlow ?? now
  const isWide = placement === '100' || placement === '101'
  return ad ? <Shown ad={ad} label={t('label')} isWide={isWide} onClick={() => ads.click(ad.id)} /> : null
}

interface ShownProps {
  ad: Ad
  label: string
  isWide: boolean
  onClick: () => void
}

function Shown({ ad: { link, img, title }, label, isWide, onClick }: ShownProps) {
  const locale = useLocale(locales)
  const away = link.startsWith('https:')
  return (
    <figure className={styles.ad}>
      <Link
        to={link}
        variant="plain"
        className={styles.link}
        onClick={onClick}
        {...(away && { target: '_blank', rel: 'sponsored noopener' })}
      >
        <img className={isWide ? styles.wide : styles.narrow} src={img} alt="" width={isWide ? 960 : 200} height={isWide ? 96 : 100} />
        <span className={styles.title}>{title[locale]}</span>
      </Link>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  )
}
