import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { StoreDoc } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { button, Link, Shell, Skeleton } from '@view-site/ui'
import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { storePaths } from '../storePaths.ts'
import { storeMessages } from '../storeMessages.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { StoreFailure } from '../StoreFailure.tsx'
import { DocContents } from './DocContents.tsx'
import * as styles from './StoreDocPage.css.ts'

const loadMarkdown = () => import('./Markdown.tsx')
const Markdown = lazy(async () => ({ default: (await loadMarkdown()).Markdown }))

/** Props of `StoreDocPage`: the id of the document. */
export interface StoreDocPageProps {
  id: string
  /** Called with the document's name once it is known; the site adds its suffix. */
  setTitle?: ((title: string) => void) | undefined
}

/** A document of the store, for its owners; others see its contents and where to buy it. */
export function StoreDocPage({ id, setTitle }: StoreDocPageProps): ReactNode {
  const { api, session } = useStoreServices()
  const locale = useLocale(locales)
  const doc = useQuery({ ...queries(api).storeDoc({ id, locale }), enabled: session.status !== 'loading' })
  const title = doc.data?.title[locale]
  const write = useEffectEvent((text: string) => setTitle?.(text))
  useEffect(() => void loadMarkdown(), [])
  useEffect(() => {
    if (title !== undefined) write(title)
  }, [title])
  return (
    <Shell className={styles.page}>
      {doc.isError ? (
        <StoreFailure what="doc" error={doc.error} retrying={doc.isFetching} onRetry={() => void doc.refetch()} />
      ) : doc.data ? (
        <Document doc={doc.data} />
      ) : (
        <DocSkeleton />
      )}
    </Shell>
  )
}

function Document({ doc }: { doc: StoreDoc }) {
  return (
    <div className={styles.columns}>
      <DocContents doc={doc} />
      {doc.entitled ? (
        <article className={styles.article}>
          <Suspense fallback={<TextSkeleton />}>
            <Markdown text={doc.body_md} toc={doc.toc} />
          </Suspense>
        </article>
      ) : (
        <Closed doc={doc} />
      )}
    </div>
  )
}

function Closed({ doc }: { doc: StoreDoc }) {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  return (
    <section className={styles.closed}>
      <h1 className={styles.title}>{doc.title[locale]}</h1>
      <p className={styles.lead}>{t('doc.closed')}</p>
      <p>{t('doc.closedText')}</p>
      <Link to={storePaths.item(doc.item_id)} variant="plain" className={button({ variant: 'primary', size: 'lg' })}>
        {t('doc.toItem')}
      </Link>
    </section>
  )
}

function DocSkeleton() {
  const t = useT(storeMessages)
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.contents}>
        <Skeleton lines={5} label={t('doc.loading')} />
      </div>
      <div className={styles.article}>
        <TextSkeleton />
      </div>
    </div>
  )
}

function TextSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="40%" height={32} />
      <Skeleton lines={3} height={14} />
      <Skeleton width="30%" height={24} />
      <Skeleton lines={5} height={14} />
    </div>
  )
}
