import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Access } from '@view-site/layout'
import { PageHeader, PageSection, PageSections } from '@view-site/layout/page-kit'
import { button, EmptyState, Link } from '@view-site/ui'
import { statuses, teams } from '../data/Asset.ts'
import { people, personOf } from '../data/people.ts'
import { useAssets } from '../data/useAssets.ts'
import { useRequests } from '../data/useRequests.ts'
import { Bars } from '../parts/Bars.tsx'
import { StatusTag } from '../parts/StatusTag.tsx'
import { texts } from '../texts.ts'
import * as styles from './DashboardPage.css.ts'

/** Overview for the keeper of the equipment. */
export function DashboardPage() {
  const t = useT(texts)
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        description={t('dashboard.sub')}
        actions={
          <Link to="/assets" variant="plain" className={button()}>
            {t('dashboard.toAssets')}
          </Link>
        }
      />
      <Figures />
      <PageSections fit>
        <ByTeam />
        <Newest />
        <Access auth={['assets']}>
          <Waiting />
        </Access>
      </PageSections>
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
    <PageSection
      title={t('dashboard.byTeam')}
      actions={<span className={styles.aside}>{t('dashboard.people', { count: people.length })}</span>}
    >
      <Bars rows={rows} />
    </PageSection>
  )
}

function Newest() {
  const t = useT(texts)
  const assets = useAssets()
  const newest = assets.toSorted((one, other) => other.bought.localeCompare(one.bought)).slice(0, 5)
  return (
    <PageSection
      title={t('dashboard.newest')}
      actions={<span className={styles.aside}>{t('dashboard.total', { count: assets.length })}</span>}
      flush
    >
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
    </PageSection>
  )
}

function Waiting() {
  const t = useT(texts)
  const locale = useLocale(locales)
  const requests = useRequests()
  return (
    <PageSection
      title={t('dashboard.waiting')}
      actions={
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
    </PageSection>
  )
}
