import type { Edition } from '@view-site/contract'
import { formatDate, formatMoney, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Button, button, cx, Link, VisuallyHidden } from '@view-site/ui'
import type { ReactNode } from 'react'
import type { PlanOffer } from './planOffers.ts'
import { priceMessages } from './priceMessages.ts'
import * as styles from './BuyButton.css.ts'

export interface BuyButtonProps {
  edition: Edition
  offer: PlanOffer
  busy: boolean
  onBuy: (edition: Edition) => void
  className?: string | undefined
  /** In the head of the comparison: one word, with the edition's name for screen readers. @default false */
  short?: boolean
}

/** Buys an edition, upgrades to it, renews one that is owned, or leads to its licences if it cannot be renewed. */
export function BuyButton({ edition, offer, busy, onBuy, className, short = false }: BuyButtonProps): ReactNode {
  const t = useT(priceMessages)
  const locale = useLocale(locales)
  const name = edition.name[locale]
  const look = {
    variant: edition.highlight ? ('primary' as const) : ('default' as const),
    ...(!short && { size: 'lg' as const, block: true }),
  }
  if (offer.kind === 'owned' && !offer.renewal) {
    return (
      <Link to="/user/purchases" variant="plain" className={[button(look), className].filter(Boolean).join(' ')}>
        {t('plan.owned')}
        {short && <VisuallyHidden>{name}</VisuallyHidden>}
      </Link>
    )
  }
  const act = offer.kind === 'owned' ? 'renew' : offer.kind
  const extension = offer.kind === 'upgrade' ? offer : offer.renewal
  const terms = extension && {
    amount: formatMoney(extension.amount, edition.currency, locale),
    date: 'until' in extension && formatDate(extension.until, locale),
  }
  return (
    <Button {...look} className={cx(styles.buy, className)} loading={busy} onClick={() => onBuy(edition)}>
      {short ? t(`compare.${act}`) : busy ? t('plan.buying') : t(`plan.${act}`, { edition: name, ...terms })}
      {short && <VisuallyHidden>{name}</VisuallyHidden>}
    </Button>
  )
}
