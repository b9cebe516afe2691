import type { StoreItem } from '@view-site/contract'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { button, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { storePaths } from '../storePaths.ts'
import { storeMessages } from '../storeMessages.ts'
import * as cards from '../../common/parts/cards.css.ts'
import * as styles from './StorePurchasesPage.css.ts'

/** One item that the account owns, with its actions. */
export function OwnedItem({ item }: { item: StoreItem }): ReactNode {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  const { id, kind, title, version, cover, docs, owned_at } = item
  const name = `owned-${id}`
  return (
    <section className={cards.card} aria-labelledby={name}>
      <div className={styles.owned}>
        <img className={styles.cover} src={cover.src} alt="" width={112} height={70} loading="lazy" decoding="async" />
        <div className={styles.text}>
          <h2 id={name} className={cards.name}>
            {title[locale]}
          </h2>
          <p className={cards.summary}>
            {t('purchases.summary', { kind: t(`kind.${kind}`), version, date: owned_at === undefined ? '' : formatDate(owned_at, locale) })}
          </p>
        </div>
        <div className={styles.actions}>
          {docs.map((doc) => (
            <Link key={doc.id} to={storePaths.doc(doc.id)} variant="plain" className={button()}>
              {t('item.read', { title: doc.title[locale] })}
            </Link>
          ))}
          {kind !== 'doc' && (
            <Link to={storePaths.release(id)} variant="plain" className={button()}>
              {t('item.open')}
            </Link>
          )}
          <Link to={storePaths.item(id)} variant="plain" className={button({ variant: 'quiet' })}>
            {t('purchases.details')}
          </Link>
        </div>
      </div>
    </section>
  )
}
