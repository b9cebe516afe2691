import { useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import { consultMessages } from '../locales/consultMessages.ts'
import { PayHead } from '../pay/PayHead.tsx'
import * as pay from '../pay/PayPage.css.ts'
import { ConsultCard, type ConsultCardProps } from './ConsultCard.tsx'

export interface ConsultPageProps extends ConsultCardProps {
  /** Stands at the end of the head: the site's theme switch. */
  themeSwitch?: ReactNode
}

/** Customer service as a standalone page, for links from elsewhere and for visitors without scripts. */
export function ConsultPage({ themeSwitch, ...card }: ConsultPageProps): ReactNode {
  const t = useT(consultMessages)
  return (
    <>
      <PayHead themeSwitch={themeSwitch} />
      <main id="main" className={pay.alone}>
        <h1 className={pay.state}>{t('title')}</h1>
        <p className={pay.muted}>{t('lead')}</p>
        <div className={pay.till}>
          <div className={pay.body}>
            <ConsultCard {...card} />
          </div>
        </div>
      </main>
    </>
  )
}
