import type { Purchase } from '@view-site/contract'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import { purchasesMessages } from './purchasesMessages.ts'
import * as styles from './PurchaseTerms.css.ts'

/** How long a purchase lasts and how many licences it allows. */
export function PurchaseTerms({ purchase }: { purchase: Purchase }): ReactNode {
  const t = useT(purchasesMessages)
  const locale = useLocale()
  const terms = [
    [t('terms.term'), t(purchase.perpetual ? 'terms.perpetual' : 'terms.subscription')],
    [t('terms.support'), formatDate(purchase.support_until, locale)],
    [t('terms.updates'), formatDate(purchase.updates_until, locale)],
    [t('terms.licences'), t('terms.used', { used: purchase.licenses_used, limit: purchase.license_limit })],
  ]
  return (
    <dl className={styles.terms}>
      {terms.map(([name, value]) => (
        <div key={name} className={styles.term}>
          <dt className={styles.termName}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
