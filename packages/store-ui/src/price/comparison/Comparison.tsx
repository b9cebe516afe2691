import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { useMemo, type ReactNode } from 'react'
import { compareEditions, type ComparisonRow } from './compareEditions.ts'
import { BuyButton } from '../BuyButton.tsx'
import { plainOffer } from '../planOffers.ts'
import { priceMessages } from '../priceMessages.ts'
import * as styles from './Comparison.css.ts'
import { ComparisonValue } from './ComparisonValue.tsx'
import * as page from '../PricePage.css.ts'
import type { SaleProps } from '../SaleProps.ts'

/** The editions row by row, differences first, under a sticky head. On a phone each row has its label above its cells. */
export function Comparison({ editions, offers, busySku, onBuy }: SaleProps): ReactNode {
  const t = useT(priceMessages)
  const shown = comparedOf(editions)
  const { different, content, licence } = useMemo(() => compareEditions(shown), [shown])
  const groups = [
    { title: t('compare.different'), rows: different },
    { title: t('compare.content'), rows: content },
    { title: t('compare.licence'), rows: licence },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <section className={page.section} aria-label={t('compare.title')}>
      <table className={styles.table} data-columns={shown.length}>
        <Head editions={shown} offers={offers} busySku={busySku} onBuy={onBuy} />
        {groups.map(({ title, rows }) => (
          <tbody key={title} className={styles.block}>
            <tr className={styles.groupRow}>
              <th scope="colgroup" colSpan={shown.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.topic} row={row} editions={shown} strong={rows === different} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** The editions with a price, or all editions if fewer than two have one. */
function comparedOf(editions: SaleProps['editions']) {
  const priced = editions.filter(({ price }) => price !== null)
  return priced.length < 2 ? editions : priced
}

function Head({ editions, offers, busySku, onBuy }: Pick<SaleProps, 'editions' | 'offers' | 'busySku' | 'onBuy'>) {
  const t = useT(priceMessages)
  const locale = useLocale(locales)
  return (
    <thead className={styles.head}>
      <tr className={styles.row}>
        <th scope="col" className={styles.corner}>
          {t('compare.head')}
          <small className={styles.small}>{t('compare.headNote')}</small>
        </th>
        {editions.map((edition) => (
          <th key={edition.sku} scope="col" className={edition.highlight ? styles.bestHead : styles.headCell}>
            <div className={styles.edition}>
              <span>
                {edition.name[locale]}
                <small className={styles.small}>
                  {edition.price === null ? t('plan.agreed') : formatMoney(edition.price, edition.currency, locale)}
                </small>
              </span>
              {edition.price !== null && (
                <BuyButton
                  short
                  edition={edition}
                  offer={offers.get(edition.sku) ?? plainOffer}
                  className={styles.buy}
                  busy={busySku === edition.sku}
                  onBuy={onBuy}
                />
              )}
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ row, editions, strong }: { row: ComparisonRow; editions: SaleProps['editions']; strong: boolean }) {
  const t = useT(priceMessages)
  return (
    <tr className={styles.row}>
      <th scope="row" className={strong ? styles.strongTopic : styles.topic}>
        {t(`compare.row.${row.topic}`)}
      </th>
      {row.cells.map((cell, index) => (
        <td key={editions[index]?.sku} className={editions[index]?.highlight ? styles.bestCell : styles.cell}>
          <ComparisonValue cell={cell} topic={row.topic} />
        </td>
      ))}
    </tr>
  )
}
