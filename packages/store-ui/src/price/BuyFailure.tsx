import type { Edition } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { Button, button, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import type { Failure } from '../core/readFailure.ts'
import { priceMessages } from '../locales/priceMessages.ts'
import { useFailureText } from '../provider/useFailureText.ts'
import * as styles from './BuyFailure.css.ts'

export interface BuyFailureProps {
  edition: Edition
  failure: Failure
  onRetry: () => void
}

/** Why there is no order, and what to do now. */
export function BuyFailure({ edition, failure, onRetry }: BuyFailureProps): ReactNode {
  const t = useT(priceMessages)
  const locale = useLocale()
  const textOf = useFailureText()
  return (
    <div ref={scrollTo} role="alert" className={styles.box}>
      <div>
        <b className={styles.title}>
          {edition.name[locale]} · {t('order.failed')}
        </b>
        <p>{textOf(failure)}</p>
      </div>
      <Remedy failure={failure} onRetry={onRetry} />
    </div>
  )
}

/** The click may have come from the comparison's head, a screen further down. */
function scrollTo(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'nearest' })
}

function Remedy({ failure: { code }, onRetry }: Pick<BuyFailureProps, 'failure' | 'onRetry'>) {
  const t = useT(priceMessages)
  if (code === 40913) return null
  if (code === 40916) return <RemedyLink to="/user/purchases" text={t('order.owned')} />
  if (code === 40301) return <RemedyLink to="/check-mail" text={t('order.verify')} />
  if (code === 40915) return <RemedyLink to="/user/orders" text={t('order.orders')} />
  return <Button onClick={onRetry}>{t('order.retry')}</Button>
}

function RemedyLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} variant="plain" className={button()}>
      {text}
    </Link>
  )
}
