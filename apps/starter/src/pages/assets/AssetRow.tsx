import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Link } from '@view-site/ui'
import type { Asset } from '../../data/Asset.ts'
import { personOf } from '../../data/people.ts'
import { mono, rowLink } from '../../parts/DataTable.css.ts'
import { StatusTag } from '../../parts/StatusTag.tsx'
import { texts } from '../../texts.ts'

/** A piece of equipment in a list. */
export function AssetRow({ asset: { id, model, kind, status, holder, bought } }: { asset: Asset }) {
  const t = useT(texts)
  const locale = useLocale(locales)
  return (
    <tr>
      <th scope="row">
        <Link to={`/assets/${id}`} variant="plain" className={rowLink}>
          {id}
        </Link>
      </th>
      <td>{model}</td>
      <td>{t(`kind.${kind}`)}</td>
      <td>
        <StatusTag status={status} />
      </td>
      <td>{personOf(holder)?.name[locale] ?? t('assets.nobody')}</td>
      <td className={mono}>{bought}</td>
    </tr>
  )
}
