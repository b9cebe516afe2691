import type { Edition } from '@view-site/contract'
import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { Button, CheckIcon, Tag } from '@view-site/ui'
import type { ReactNode } from 'react'
import { priceMessages } from './priceMessages.ts'
import * as styles from './Plans.css.ts'
import type { SaleProps } from './SaleProps.ts'

/** One edition: name, price, button, what is in it. */
export function Plan({ edition, example, busySku, onBuy }: Omit<SaleProps, 'editions'> & { edition: Edition }): ReactNode {
  const t = useT(priceMessages)
  const locale = useLocale()
  const busy = busySku === edition.sku
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
      </p>
      <Button
        size="lg"
        block
        variant={edition.highlight ? 'primary' : 'default'}
        className={styles.buy}
        loading={busy}
        onClick={() => onBuy(edition)}
      >
        {busy ? t('plan.buying') : t('plan.buy', { edition: name })}
      </Button>
      <Features edition={edition} />
    </section>
  )
}

/** What an edition contains, one line each. */
export function Features({ edition }: { edition: Edition }): ReactNode {
  const locale = useLocale()
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
  const locale = useLocale()
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
