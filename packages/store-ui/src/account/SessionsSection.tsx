import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { SignedInDevice } from '@view-site/contract'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import { Button, ErrorState, Skeleton, Tag, useMessages } from '@view-site/ui'
import { useId, useRef, type ReactNode } from 'react'
import * as cards from '../common/parts/cards.css.ts'
import { useSubmit } from '../common/parts/useSubmit.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { accountCentreMessages } from './accountCentreMessages.ts'
import * as styles from './AccountPage.css.ts'
import { describeAgent } from './describeAgent.ts'
import { useAccountFailure } from './useAccountFailure.ts'

/** Where the account is signed in; each place but this one can be signed out. */
export function SessionsSection(): ReactNode {
  const t = useT(accountCentreMessages)
  const textOf = useAccountFailure()
  const messages = useMessages()
  const { api } = useStoreServices()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useQuery(queries(api).sessionList({}))
  const end = useSubmit<string | undefined, unknown>({
    mutationFn: (session_id) => api.call('user/session/end', session_id === undefined ? {} : { session_id }, { silent: true }),
    onSuccess() {
      messages.message({ type: 'success', text: t('sessions.ended') })
      // The button disappears with the focus on it.
      heading.current?.focus()
    },
    onError: (error) => void messages.message({ type: 'error', text: textOf(error) }),
    onSettled: () => void list.refetch(),
  })
  const devices = list.data?.list ?? []
  return (
    <section className={cards.card} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.subtitle}>
          {t('sessions.title')}
        </h2>
        <p className={styles.lead}>{t('sessions.lead')}</p>
        {list.isError && (
          <ErrorState title={t('sessions.failed')} retryLabel={t('retry')} onRetry={() => void list.refetch()} retrying={list.isFetching}>
            {textOf(list.error)}
          </ErrorState>
        )}
        {list.isPending && <Skeleton lines={3} label={t('loading')} />}
        <ul className={styles.rows}>
          {devices.map((device) => (
            <Device key={device.id} device={device} busy={end.busy} onEnd={() => end.submit(device.id)} />
          ))}
        </ul>
        {devices.length > 2 && (
          <p className={styles.others}>
            <Button disabled={end.busy} onClick={() => end.submit(undefined)}>
              {t('sessions.endOthers')}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

function Device({ device, busy, onEnd }: { device: SignedInDevice; busy: boolean; onEnd: () => void }) {
  const t = useT(accountCentreMessages)
  const locale = useLocale()
  const agent = describeAgent(device.user_agent)
  const name = agent === undefined ? t('sessions.unknown') : t('sessions.on', { ...agent })
  const at = (time: string) => formatDate(time, locale, 'datetime')
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.label}>
          {name} {device.current && <Tag tone="accent">{t('sessions.current')}</Tag>}
        </p>
        <p className={styles.muted}>{t('sessions.seen', { seen: at(device.seen_at), created: at(device.created_at) })}</p>
      </div>
      {!device.current && (
        <Button disabled={busy} aria-label={t('sessions.endOne', { device: name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
