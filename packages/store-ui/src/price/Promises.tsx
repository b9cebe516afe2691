import { useT } from '@view-site/i18n'
import { Clauses } from '@view-site/ui'
import type { ReactNode } from 'react'
import { priceMessages } from './priceMessages.ts'
import * as styles from './PricePage.css.ts'

/** One promise of the service, in the page's language. */
export interface ServicePromise {
  title: string
  text: string
}

/** The service promises as numbered clauses. */
export function Promises({ items }: { items: readonly ServicePromise[] }): ReactNode {
  const t = useT(priceMessages)
  return (
    <section className={styles.two} aria-labelledby="promises">
      <div>
        <h2 id="promises" className={styles.sectionTitle}>
          {t('promises.title')}
        </h2>
        <p className={styles.sectionLead}>{t('promises.lead')}</p>
      </div>
      <Clauses items={items} />
    </section>
  )
}
