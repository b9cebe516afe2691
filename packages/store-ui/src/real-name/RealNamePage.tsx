import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { RealName } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import { ErrorState, Skeleton, Tag } from '@view-site/ui'
import type { ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { realNameMessages } from './realNameMessages.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as cards from '../common/parts/cards.css.ts'
import { RealNameForm } from './RealNameForm.tsx'
import * as styles from './RealNamePage.css.ts'

/** Props of `RealNamePage`. */
export interface RealNamePageProps {
  /** Called after a submission: the user's info has changed. */
  onSubmitted?: (() => void) | undefined
}

/** The status of the account's real-name authentication, and the form that starts it; goes into the layout's work frame. */
export function RealNamePage({ onSubmitted }: RealNamePageProps): ReactNode {
  const t = useT(realNameMessages)
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('title')}</h1>
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={cards.card}>
        <Authentication onSubmitted={onSubmitted} />
      </div>
    </>
  )
}

function Authentication({ onSubmitted }: RealNamePageProps) {
  const t = useT(realNameMessages)
  const textOf = useFailureText()
  const client = useQueryClient()
  const { api, session } = useStoreServices()
  const query = queries(api).realNameInfo({})
  const info = useQuery({ ...query, enabled: session.status !== 'loading' })
  if (info.isError) {
    const failure = readFailure(info.error)
    return (
      <ErrorState
        title={t('failed')}
        {...(failure.code !== errorCodes.notEntitled && { retryLabel: t('retry'), onRetry: () => void info.refetch() })}
        retrying={info.isFetching}
      >
        {failure.code === errorCodes.notEntitled ? t('notHolder') : textOf(failure)}
      </ErrorState>
    )
  }
  if (!info.data) return <RealNameSkeleton />
  const { real_name } = info.data
  return (
    <div className={styles.body}>
      {real_name !== 'none' && <Standing info={info.data} />}
      {(real_name === 'none' || real_name === 'rejected') && (
        <RealNameForm
          onDone={(next) => {
            client.setQueryData(query.queryKey, next)
            onSubmitted?.()
          }}
          onRefused={() => void info.refetch()}
        />
      )}
    </div>
  )
}

const tones = { none: 'neutral', pending: 'accent', passed: 'success', rejected: 'danger' } as const

function Standing({ info: { real_name, name_masked, id_number_masked, submitted_at, reject_reason } }: { info: RealName }) {
  const t = useT(realNameMessages)
  const locale = useLocale()
  if (real_name === 'none') return null
  const facts = [
    ['name', name_masked],
    ['number', id_number_masked],
    ['submitted', submitted_at && formatDate(submitted_at, locale, 'datetime')],
  ] as const
  return (
    <section aria-label={t('title')} aria-live="polite" className={styles.status}>
      <p className={styles.state}>
        <Tag tone={tones[real_name]}>{t(`state.${real_name}`)}</Tag> {t(`text.${real_name}`)}
      </p>
      {reject_reason && <p>{t('reason', { reason: reject_reason })}</p>}
      {name_masked !== undefined && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function RealNameSkeleton() {
  const t = useT(realNameMessages)
  return (
    <div className={styles.body} aria-busy="true">
      <Skeleton width="40%" height={20} label={t('loading')} />
      <Skeleton width={320} height={40} />
      <Skeleton width={320} height={40} />
    </div>
  )
}
