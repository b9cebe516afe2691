import { useLocale, useT } from '@view-site/i18n'
import { Button, EmptyState, useMessages } from '@view-site/ui'
import { useApp } from '../AppContext.tsx'
import type { LoanRequest } from '../data/createRequests.ts'
import { personOf } from '../data/people.ts'
import { useRequests } from '../data/useRequests.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { mono } from '../parts/DataTable.css.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { texts } from '../texts.ts'
import { sheet } from './AssetsPage.css.ts'
import * as styles from './RequestsPage.css.ts'

/** Requests to answer. */
export function RequestsPage() {
  const t = useT(texts)
  const requests = useRequests()
  const head = [t('requests.who'), t('requests.what'), t('requests.when'), t('requests.actions')]
  return (
    <>
      <PageHead title={t('requests.title')} sub={t('requests.sub')} />
      <div className={sheet}>
        {requests.length === 0 ? (
          <EmptyState title={t('requests.empty')}>{t('requests.emptyText')}</EmptyState>
        ) : (
          <DataTable
            label={t('requests.title')}
            head={head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          >
            {requests.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </DataTable>
        )}
      </div>
    </>
  )
}

function Row({ request: { id, by, kind, on } }: { request: LoanRequest }) {
  const t = useT(texts)
  const locale = useLocale()
  const { requests } = useApp()
  const { message } = useMessages()
  const name = personOf(by)?.name[locale] ?? by
  function answer(text: string) {
    requests.answer(id)
    message({ type: 'success', text })
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{t(`kind.${kind}`)}</td>
      <td className={mono}>{on}</td>
      <td>
        <span className={styles.actions}>
          <Button aria-label={`${t('requests.approve')}: ${name}`} onClick={() => answer(t('requests.approved', { name }))}>
            {t('requests.approve')}
          </Button>
          <Button variant="quiet" aria-label={`${t('requests.decline')}: ${name}`} onClick={() => answer(t('requests.declined', { name }))}>
            {t('requests.decline')}
          </Button>
        </span>
      </td>
    </tr>
  )
}
