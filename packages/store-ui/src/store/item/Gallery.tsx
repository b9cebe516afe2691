import type { StoreItem } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Mat } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { storeMessages } from '../storeMessages.ts'
import * as styles from './Gallery.css.ts'

/** Pictures: one large, the others as thumbnails to select. */
export function Gallery({ pictures }: { pictures: readonly StoreItem['cover'][] }): ReactNode {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  const [chosen, setChosen] = useState(0)
  const shown = pictures[chosen] ?? pictures[0]
  if (!shown) return null
  return (
    <Mat label={shown.src.split('/').at(-1)} className={styles.mat}>
      <img className={styles.large} src={shown.src} alt={shown.alt[locale]} width={640} height={400} decoding="async" />
      {pictures.length > 1 && (
        <fieldset aria-label={t('item.pictures')} className={styles.choices}>
          {pictures.map(({ src }, index) => (
            <button
              key={src}
              type="button"
              aria-pressed={index === chosen}
              aria-label={t('item.picture', { number: index + 1 })}
              className={styles.choice}
              onClick={() => setChosen(index)}
            >
              <img className={styles.small} src={src} alt="" width={96} height={60} decoding="async" />
            </button>
          ))}
        </fieldset>
      )}
    </Mat>
  )
}
