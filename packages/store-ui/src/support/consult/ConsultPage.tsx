import { useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import { consultMessages } from './consultMessages.ts'
import { PayHead } from '../../pay/PayHead.tsx'
import * as pay from '../../pay/PayPage.css.ts'
import * as styles from './ConsultCard.css.ts'
import { ConsultCard, type ConsultCardProps } from './ConsultCard.tsx'

/** Props of `ConsultPage`, in addition to those of the card. */
export interface ConsultPageProps extends ConsultCardProps {
  /** The site's theme switch, at the end of the head. */
  themeSwitch?: ReactNode
}

/** Customer service as a standalone page, for links from elsewhere and for visitors without scripts. */
export function ConsultPage({ themeSwitch, ...card }: ConsultPageProps): ReactNode {
  const t = useT(consultMessages)
  return (
    <>
      <PayHead themeSwitch={themeSwitch} />
      <main id="main" className={pay.alone}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <div className={pay.panel}>
          <div className={pay.body}>
            <ConsultCard {...card} />
          </div>
        </div>
      </main>
    </>
  )
}
