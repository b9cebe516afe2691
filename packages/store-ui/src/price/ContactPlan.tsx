import type { Edition } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { button, cx, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { priceMessages } from './priceMessages.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { Features } from './Plan.tsx'
import * as styles from './Plans.css.ts'

export interface ContactPlanProps {
  edition: Edition
  /** Takes a separate row below the others instead of a column. @default false */
  row?: boolean
}

/** An edition with a price on request: what it offers, and a link to customer service. */
export function ContactPlan({ edition, row = false }: ContactPlanProps): ReactNode {
  const t = useT(priceMessages)
  const locale = useLocale(locales)
  const { contactTo } = useStoreServices()
  return (
    <section className={row ? styles.contactRow : styles.contact} aria-labelledby={`plan-${edition.sku}`}>
      <h2 id={`plan-${edition.sku}`} className={styles.name}>
        {edition.name[locale]}
      </h2>
      <p className={styles.tagline}>{edition.tagline[locale]}</p>
      <p className={row ? styles.agreedRow : styles.agreed}>{t('plan.agreed')}</p>
      <Link to={contactTo} variant="plain" className={cx(button({ size: 'lg', block: !row }), row ? styles.ask : styles.buy)}>
        {t('plan.contact')}
      </Link>
      {!row && <Features edition={edition} />}
    </section>
  )
}
