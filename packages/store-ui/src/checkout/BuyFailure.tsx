import * as errorCodes from '@view-site/contract/error-codes'
import { useT } from '@view-site/i18n'
import { Button, button, Link } from '@view-site/ui'
import { Suspense, type ReactNode } from 'react'
import { orderPaths } from '../common/orderPaths.ts'
import type { Failure } from '../common/failures/readFailure.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { checkoutMessages } from './checkoutMessages.ts'
import * as styles from './BuyFailure.css.ts'

export interface BuyFailureProps {
  /** What the user tried to buy. */
  name: string
  /** @default 'product' */
  type?: 'product' | 'store' | undefined
  failure: Failure
  onRetry: () => void
}

/** Why the order was not placed, and what to do now. Its texts load without hiding the page. */
export function BuyFailure(props: BuyFailureProps): ReactNode {
  return (
    <Suspense>
      <Refusal {...props} />
    </Suspense>
  )
}

function Refusal({ name, type = 'product', failure, onRetry }: BuyFailureProps) {
  const t = useT(checkoutMessages)
  const textOf = useFailureText()
  return (
    <div ref={scrollTo} role="alert" className={styles.box}>
      <div>
        <b className={styles.title}>
          {name} · {t('failed')}
        </b>
        <p>{textOf(failure)}</p>
      </div>
      <Remedy failure={failure} paths={orderPaths({ order_no: '', type })} onRetry={onRetry} />
    </div>
  )
}

/** The click may have been in the comparison's head, a screen further down. */
function scrollTo(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'nearest' })
}

function Remedy({
  failure: { code },
  paths,
  onRetry,
}: Pick<BuyFailureProps, 'failure' | 'onRetry'> & { paths: ReturnType<typeof orderPaths> }) {
  const t = useT(checkoutMessages)
  if (code === errorCodes.amountChanged) return null
  if (code === errorCodes.alreadyOwned) return <RemedyLink to={paths.owned} text={t('owned')} />
  if (code === errorCodes.orderOpen) return <RemedyLink to={paths.orders} text={t('orders')} />
  return <Button onClick={onRetry}>{t('retry')}</Button>
}

function RemedyLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} variant="plain" className={button()}>
      {text}
    </Link>
  )
}
