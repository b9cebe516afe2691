import type { Edition } from '@view-site/contract'
import { formatDate, formatMoney, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { CheckIcon, Link, Tag } from '@view-site/ui'
import type { ReactNode } from 'react'
import { BuyButton } from './BuyButton.tsx'
import { plainOffer, type PlanOffer } from './planOffers.ts'
import { priceMessages } from './priceMessages.ts'
import * as styles from './Plans.css.ts'
import type { SaleProps } from './SaleProps.ts'

/** One edition: name, price, button, what is in it. */
export function Plan({ edition, offers, example, busySku, onBuy }: Omit<SaleProps, 'editions'> & { edition: Edition }): ReactNode {
  const t = useT(priceMessages)
  const locale = useLocale(locales)
  const offer = offers.get(edition.sku) ?? plainOffer
  const name = edition.name[locale]
  return (
    <section className={edition.highlight ? styles.best : styles.plan} aria-labelledby={`plan-${edition.sku}`}>
      <h2 id={`plan-${edition.sku}`} className={styles.name}>
        {name}
        {edition.highlight && <Tag className={styles.recommended}>{t('plan.best')}</Tag>}
      </h2>
      <p className={styles.tagline}>{edition.tagline[locale]}</p>
      <p className={styles.amount}>
        <Price edition={edition} /> <small className={styles.terms}>{t(example ? 'plan.onceExample' : 'plan.once')}</small>
        <Terms edition={edition} offer={offer} />
      </p>
      <BuyButton edition={edition} offer={offer} busy={busySku === edition.sku} onBuy={onBuy} className={styles.buy} />
      <Features edition={edition} />
    </section>
  )
}

/** What the visitor owns of it, and what support and updates cost afterwards. */
function Terms({ edition, offer }: { edition: Edition; offer: PlanOffer }) {
  const t = useT(priceMessages)
  const locale = useLocale(locales)
  const money = (amount: number) => formatMoney(amount, edition.currency, locale)
  const years = edition.updates_months / 12
  return (
    <>
      {offer.kind === 'upgrade' && <small className={styles.note}>{t('plan.difference', { amount: money(offer.amount) })}</small>}
      {offer.kind === 'buy' && offer.owned > 0 && <small className={styles.note}>{t('plan.ownedCount', { count: offer.owned })}</small>}
      {offer.kind !== 'upgrade' && offer.renewal && (
        <small className={styles.note}>
          <Link to="/user/purchases">
            {offer.kind === 'owned'
              ? t('plan.owned')
              : t('plan.renew', { amount: money(offer.renewal.amount), date: formatDate(offer.renewal.until, locale) })}
          </Link>
        </small>
      )}
      {edition.renewal_price !== undefined && Number.isInteger(years) && (
        <small className={styles.note}>{t('plan.renewal', { count: years, price: money(edition.renewal_price) })}</small>
      )}
    </>
  )
}

/** What an edition contains, one line each. */
export function Features({ edition }: { edition: Edition }): ReactNode {
  const locale = useLocale(locales)
  return (
    <ul>
      {edition.features.map((feature) => (
        <li key={feature['zh-CN']} className={styles.feature}>
          <CheckIcon className={styles.check} />
          <span>{feature[locale]}</span>
        </li>
      ))}
    </ul>
  )
}

function Price({ edition: { price, list_price, currency } }: { edition: Edition }) {
  const t = useT(priceMessages)
  const locale = useLocale(locales)
  if (price === null) return null
  return (
    <>
      {formatMoney(price, currency, locale)}{' '}
      {list_price !== null && list_price > price && (
        <s className={styles.was}>{t('plan.was', { price: formatMoney(list_price, currency, locale) })}</s>
      )}
    </>
  )
}
