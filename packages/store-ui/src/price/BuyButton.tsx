import type { Edition } from '@view-site/contract'
import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { Button, button, Link, VisuallyHidden } from '@view-site/ui'
import type { ReactNode } from 'react'
import type { PlanOffer } from './planOffers.ts'
import { priceMessages } from './priceMessages.ts'

export interface BuyButtonProps {
  edition: Edition
  offer: PlanOffer
  busy: boolean
  onBuy: (edition: Edition) => void
  className?: string | undefined
  /** In the head of the comparison: one word, with the edition's name for screen readers. @default false */
  short?: boolean
}

/** Buys an edition, upgrades to it, or leads to the licences of one that is owned. */
export function BuyButton({ edition, offer, busy, onBuy, className, short = false }: BuyButtonProps): ReactNode {
  const t = useT(priceMessages)
  const locale = useLocale()
  const name = edition.name[locale]
  const look = {
    variant: edition.highlight ? ('primary' as const) : ('default' as const),
    ...(!short && { size: 'lg' as const, block: true }),
  }
  if (offer.kind === 'owned') {
    return (
      <Link to="/user/purchases" variant="plain" className={[button(look), className].filter(Boolean).join(' ')}>
        {t('plan.owned')}
        {short && <VisuallyHidden>{name}</VisuallyHidden>}
      </Link>
    )
  }
  const amount = offer.kind === 'upgrade' ? formatMoney(offer.amount, edition.currency, locale) : ''
  const long = offer.kind === 'upgrade' ? t('plan.upgrade', { edition: name, amount }) : t('plan.buy', { edition: name })
  return (
    <Button {...look} className={className} loading={busy} onClick={() => onBuy(edition)}>
      {short ? t(offer.kind === 'upgrade' ? 'compare.upgrade' : 'compare.buy') : busy ? t('plan.buying') : long}
      {short && <VisuallyHidden>{name}</VisuallyHidden>}
    </Button>
  )
}
