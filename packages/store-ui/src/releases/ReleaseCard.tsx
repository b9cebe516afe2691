import type { Release } from '@view-site/contract'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import { button, Link, Tag } from '@view-site/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { notesIn } from './notesIn.ts'
import { releasesMessages } from './releasesMessages.ts'
import * as orders from '../orders/OrderCard.css.ts'
import * as cards from '../common/parts/cards.css.ts'
import { ReleaseFiles } from './ReleaseFiles.tsx'
import * as styles from './ReleasesPage.css.ts'

// The Markdown renderer is large and loads separately from the list.
const Markdown = lazy(async () => ({ default: (await import('../store/doc/Markdown.tsx')).Markdown }))

const noHeadings: [] = []

export interface ReleaseCardProps {
  release: Release
  /** The newest stable release: its notes are open. */
  isLatest: boolean
}

/** One release: its notes, its files, or why it cannot be downloaded. */
export function ReleaseCard({ release, isLatest }: ReleaseCardProps): ReactNode {
  const t = useT(releasesMessages)
  const locale = useLocale()
  const { id, version, channel, published_at, entitled } = release
  return (
    <section className={cards.card} aria-labelledby={`release-${id}`}>
      <div className={cards.own}>
        <div>
          <h2 id={`release-${id}`} className={cards.name}>
            v{version}
            {isLatest && <Tag tone="success">{t('latest')}</Tag>}
            {channel === 'beta' && <Tag tone="warning">{t('beta')}</Tag>}
          </h2>
          <p className={cards.summary}>{t('published', { date: formatDate(published_at, locale) })}</p>
        </div>
      </div>
      {entitled ? <ReleaseFiles release={release} isLatest={isLatest} /> : <Refusal release={release} />}
      <Notes text={notesIn(release.notes_md, locale)} open={isLatest} />
    </section>
  )
}

const remedies = {
  not_entitled: ['/price', 'toPrice'],
  edition: ['/user/purchases', 'toUpgrade'],
  updates_ended: ['/user/purchases', 'toRenew'],
} as const

function Refusal({ release: { reason = 'not_entitled' } }: Pick<ReleaseCardProps, 'release'>) {
  const t = useT(releasesMessages)
  const [to, label] = remedies[reason]
  return (
    <div className={styles.refused}>
      <p>{t(`refused.${reason}`)}</p>
      <Link to={to} variant="plain" className={button()}>
        {t(label)}
      </Link>
    </div>
  )
}

function Notes({ text, open }: { text: string; open: boolean }) {
  const t = useT(releasesMessages)
  const [shown, setShown] = useState(open)
  if (text === '') return null
  return (
    <details className={orders.history} open={open} onToggle={(event) => event.currentTarget.open && setShown(true)}>
      <summary className={orders.toggle}>{t('notes')}</summary>
      {shown && (
        <Suspense>
          <Markdown text={text} toc={noHeadings} />
        </Suspense>
      )}
    </details>
  )
}
