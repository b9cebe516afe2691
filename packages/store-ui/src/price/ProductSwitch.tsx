import type { Catalogue, Product } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import type { ReactNode } from 'react'
import { priceMessages } from './priceMessages.ts'
import * as styles from './ProductSwitch.css.ts'

export interface ProductSwitchProps {
  products: Catalogue['products']
  current: Product | undefined
  onChange: (product: Product) => void
}

/** Chooses the product whose editions the page shows. */
export function ProductSwitch({ products, current, onChange }: ProductSwitchProps): ReactNode {
  const t = useT(priceMessages)
  const locale = useLocale(locales)
  return (
    <fieldset aria-label={t('products')} className={styles.products}>
      {products.map(({ product, name, summary }) => (
        <button key={product} type="button" aria-pressed={product === current} className={styles.product} onClick={() => onChange(product)}>
          <span className={styles.name}>{name}</span>
          <small className={styles.summary}>{summary[locale]}</small>
        </button>
      ))}
    </fieldset>
  )
}
