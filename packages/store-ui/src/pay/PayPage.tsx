import { useT } from '@view-site/i18n'
import { Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import { payMessages } from './payMessages.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { PayHead } from './PayHead.tsx'
import * as styles from './PayPage.css.ts'
import type { PayPageProps } from './PayPageProps.ts'
import { Payment } from './Payment.tsx'
import { SignInFirst } from './SignInFirst.tsx'

/** The standalone payment page of one order. Resumes after a reload; an order belongs to the account that placed it. */
export function PayPage({ orderNo, themeSwitch, ...payment }: PayPageProps): ReactNode {
  const t = useT(payMessages)
  const { session } = useStoreServices()
  if (session.status === 'signed-in') return <Payment key={orderNo} orderNo={orderNo} themeSwitch={themeSwitch} {...payment} />
  return (
    <>
      <PayHead themeSwitch={themeSwitch} />
      <main id="main" className={styles.alone}>
        <div className={styles.panel}>
          <div className={styles.body}>
            {session.status === 'loading' ? <Skeleton label={t('load.loading')} width={220} height={220} /> : <SignInFirst />}
          </div>
        </div>
      </main>
    </>
  )
}
