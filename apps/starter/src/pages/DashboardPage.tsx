import { useLocale, useT } from '@view-site/i18n'
import { Access } from '@view-site/layout'
import { button, EmptyState, Link } from '@view-site/ui'
import { statuses, teams } from '../data/Asset.ts'
import { people, personOf } from '../data/people.ts'
import { useAssets } from '../data/useAssets.ts'
import { useRequests } from '../data/useRequests.ts'
import { Bars } from '../parts/Bars.tsx'
import { Card } from '../parts/Card.tsx'
import { grid } from '../parts/Card.css.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { StatusTag } from '../parts/StatusTag.tsx'
import { texts } from '../texts.ts'
import * as styles from './DashboardPage.css.ts'

/** Overview for the keeper of the equipment. */
export function DashboardPage() {
  const t = useT(texts)
  return (
    <>
      <PageHead title={t('dashboard.title')} sub={t('dashboard.sub')}>
        <Link to="/assets" variant="plain" className={button()}>
          {t('dashboard.toAssets')}
        </Link>
      </PageHead>
      <Figures />
      <div className={grid}>
        <ByTeam />
        <Newest />
        <Access auth={['assets']}>
          <Waiting />
        </Access>
      </div>
    </>
  )
}

function Figures() {
  const t = useT(texts)
  const assets = useAssets()
  return (
    <dl className={styles.figures}>
      {statuses.map((status) => (
        <div key={status} className={styles.figure}>
          <dt className={styles.figureName}>{t(`status.${status}`)}</dt>
          <dd className={styles.figureValue}>{assets.filter((asset) => asset.status === status).length}</dd>
        </div>
      ))}
    </dl>
  )
}

function ByTeam() {
  const t = useT(texts)
  const assets = useAssets()
  const rows = teams.map((team) => ({
    name: t(`team.${team}`),
    value: assets.filter(({ holder }) => personOf(holder)?.team === team).length,
  }))
  return (
    <Card title={t('dashboard.byTeam')} end={<span className={styles.aside}>{t('dashboard.people', { count: people.length })}</span>}>
      <Bars rows={rows} />
    </Card>
  )
}

function Newest() {
  const t = useT(texts)
  const assets = useAssets()
  const newest = assets.toSorted((one, other) => other.bought.localeCompare(one.bought)).slice(0, 5)
  return (
    <Card title={t('dashboard.newest')} end={<span className={styles.aside}>{t('dashboard.total', { count: assets.length })}</span>} flush>
      <ul>
        {newest.map(({ id, model, status, bought }) => (
          <li key={id}>
            <Link to={`/assets/${id}`} variant="plain" className={styles.entry}>
              <span className={styles.code}>{id}</span>
              <span className={styles.entryText}>{model}</span>
              <StatusTag status={status} />
              <time className={styles.date} dateTime={bought}>
                {bought}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Waiting() {
  const t = useT(texts)
  const locale = useLocale()
  const requests = useRequests()
  return (
    <Card
      title={t('dashboard.waiting')}
      end={
        <Link to="/requests" variant="plain" className={button({ variant: 'primary' })}>
          {t('dashboard.answerAll')}
        </Link>
      }
      flush
    >
      {requests.length === 0 ? (
        <EmptyState title={t('dashboard.noneWaiting')}>{t('dashboard.noneWaitingText')}</EmptyState>
      ) : (
        <ul>
          {requests.map(({ id, by, kind, on }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.code}>{id}</span>
              <span className={styles.entryText}>
                {t('notices.wants', { name: personOf(by)?.name[locale] ?? by, kind: t(`kind.${kind}`) })}
              </span>
              <time className={styles.date} dateTime={on}>
                {on}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
