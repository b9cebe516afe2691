import { useT } from '@view-site/i18n'
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react'
import { issueMessages } from './issueMessages.ts'
import * as styles from './IssuePage.css.ts'

const Markdown = lazy(async () => ({ default: (await import('../../store/doc/Markdown.tsx')).Markdown }))

const noHeadings = [] as const

/** A preview of the issue in the tracker, rendered when typing pauses. */
export function IssuePreview({ title, body }: { title: string; body: string }): ReactNode {
  const t = useT(issueMessages)
  const shown = useDeferredValue(body)
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <h2 className={styles.previewTitle}>{t('preview')}</h2>
      {title !== '' && <p className={styles.issueTitle}>{title}</p>}
      {shown === '' ? (
        <p className={styles.empty}>{t('previewEmpty')}</p>
      ) : (
        <Suspense>
          <Markdown text={shown} toc={noHeadings} />
        </Suspense>
      )}
    </section>
  )
}
