import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { PageHeader } from '@view-site/layout/page-kit'
import { Button, EmptyState, useMessages } from '@view-site/ui'
import { useApp } from '../AppContext.tsx'
import type { LoanRequest } from '../data/createRequests.ts'
import { personOf } from '../data/people.ts'
import { useRequests } from '../data/useRequests.ts'
import { texts } from '../texts.ts'
import { sheet } from './assets/AssetsPage.css.ts'
import * as styles from './RequestsPage.css.ts'

/** Requests to answer. */
export function RequestsPage() {
  const t = useT(texts)
  const requests = useRequests()
  return (
    <>
      <PageHeader title={t('requests.title')} description={t('requests.sub')} />
      <div className={sheet}>
        {requests.length === 0 ? (
          <EmptyState title={t('requests.empty')}>{t('requests.emptyText')}</EmptyState>
        ) : (
          <ul aria-label={t('requests.title')}>
            {requests.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function Row({ request: { id, by, kind, on } }: { request: LoanRequest }) {
  const t = useT(texts)
  const locale = useLocale(locales)
  const { requests } = useApp()
  const { message } = useMessages()
  const person = personOf(by)
  const name = person?.name[locale] ?? by
  function answer(text: string) {
    requests.answer(id)
    message({ type: 'success', text })
  }
  return (
    <li className={styles.row}>
      <span className={styles.code}>{id}</span>
      <div className={styles.what}>
        <p className={styles.title}>{t('notices.wants', { name, kind: t(`kind.${kind}`) })}</p>
        <p className={styles.note}>
          {person && `${t(`team.${person.team}`)} · `}
          <time dateTime={on}>{t('requests.when', { day: on })}</time>
        </p>
      </div>
      <span className={styles.actions}>
        <Button aria-label={`${t('requests.approve')}: ${name}`} onClick={() => answer(t('requests.approved', { name }))}>
          {t('requests.approve')}
        </Button>
        <Button variant="quiet" aria-label={`${t('requests.decline')}: ${name}`} onClick={() => answer(t('requests.declined', { name }))}>
          {t('requests.decline')}
        </Button>
      </span>
    </li>
  )
}
