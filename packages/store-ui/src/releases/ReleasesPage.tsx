import { products, type Product } from '@view-site/contract/constants'
import { useT } from '@view-site/i18n'
import { EmptyState, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { productNames } from '../common/productNames.ts'
import { releasesMessages } from './releasesMessages.ts'
import { CardSkeleton } from '../common/parts/CardSkeleton.tsx'
import * as cards from '../common/parts/cards.css.ts'
import { Releases } from './Releases.tsx'
import * as styles from './ReleasesPage.css.ts'

/** Props of `ReleasesPage`. */
export interface ReleasesPageProps {
  /** The product as in the address: `admin-plus`, `icrud`, `admin-cloud`; absent while it is unknown. */
  name: string | undefined
}

/** Releases of a product with notes, checksums and files; goes into the layout's work frame. */
export function ReleasesPage({ name }: ReleasesPageProps): ReactNode {
  const t = useT(releasesMessages)
  const product = products.find((known) => pathName(known) === name)
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('title')}</h1>
        <nav aria-label={t('products')} className={styles.products}>
          {products.map((other) => (
            <Link
              key={other}
              to={`/user/release/${pathName(other)}`}
              variant="plain"
              className={styles.product}
              {...(other === product && { 'aria-current': 'page' as const })}
            >
              {productNames[other]}
            </Link>
          ))}
        </nav>
      </div>
      {product ? (
        <Releases key={product} of={{ product }} />
      ) : name === undefined ? (
        <CardSkeleton label={t('list.loading')} />
      ) : (
        <div className={cards.card}>
          <EmptyState title={t('unknown')}>{t('unknownText')}</EmptyState>
        </div>
      )}
    </>
  )
}

function pathName(product: Product) {
  return product.replaceAll('_', '-')
}
