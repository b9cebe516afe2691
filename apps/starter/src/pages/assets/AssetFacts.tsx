import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import type { Asset } from '../../data/Asset.ts'
import { personOf } from '../../data/people.ts'
import { texts } from '../../texts.ts'
import * as styles from './AssetPage.css.ts'

/** Read-only view of a piece of equipment. */
export function AssetFacts({ asset: { model, kind, status, holder, bought, note } }: { asset: Asset }) {
  const t = useT(texts)
  const locale = useLocale(locales)
  const facts = [
    [t('asset.model'), model],
    [t('asset.kind'), t(`kind.${kind}`)],
    [t('asset.status'), t(`status.${status}`)],
    [t('asset.holder'), personOf(holder)?.name[locale] ?? t('asset.nobody')],
    [t('asset.bought'), bought],
    [t('asset.note'), note],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.readOnly}>{t('asset.readOnly')}</p>
    </>
  )
}
