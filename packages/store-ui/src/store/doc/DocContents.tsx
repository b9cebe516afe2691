import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { StoreDoc } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { storePaths } from '../storePaths.ts'
import { storeMessages } from '../storeMessages.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as styles from './StoreDocPage.css.ts'

/** The headings of a document, the other documents of its item, and a link back to the item. */
export function DocContents({ doc }: { doc: StoreDoc }): ReactNode {
  const t = useT(storeMessages)
  return (
    <div className={styles.contents}>
      <nav aria-labelledby="doc-contents">
        <b id="doc-contents" className={styles.contentsTitle}>
          {t('doc.contents')}
        </b>
        <ol className={styles.headings}>
          {doc.toc.map(({ id, depth, text }) => (
            <li key={id} className={styles.depths[depth === 3 ? 3 : depth === 2 ? 2 : 1]}>
              {doc.entitled ? (
                <a href={`#${id}`} className={styles.heading}>
                  {text}
                </a>
              ) : (
                <span className={styles.closedHeading}>{text}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <Siblings doc={doc} />
    </div>
  )
}

function Siblings({ doc }: { doc: StoreDoc }) {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  const { api } = useStoreServices()
  const item = useQuery(queries(api).storeItem(doc.item_id))
  const docs = item.data?.docs ?? []
  if (docs.length < 2) return null
  return (
    <nav aria-labelledby="doc-others">
      <b id="doc-others" className={styles.contentsTitle}>
        {t('doc.others')}
      </b>
      <ul className={styles.headings}>
        {docs.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={storePaths.doc(id)}
              variant="plain"
              className={styles.heading}
              {...(id === doc.id && { 'aria-current': 'page' as const })}
            >
              {title[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
