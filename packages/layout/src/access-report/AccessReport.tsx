import { EmptyState, Tag } from '@view-site/ui'
import { RadioGroup, TextField } from '@view-site/ui/form'
import { useState } from 'react'
import * as entryList from '../common/entryList.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'
import { useLazyT } from '../common/useLazyT.ts'
import type { LayoutLazyT } from '../core/lazyTexts.ts'
import { PageHeader } from '../page-kit/PageHeader.tsx'
import * as styles from './AccessReport.css.ts'
import { explainAccess, type AccessReason, type PageAccess } from './explainAccess.ts'

/** Props of `AccessReport`. */
export interface AccessReportProps {
  /** The path that was looked for, shown first in the field. @default all pages */
  path?: string | undefined
}

type Kind = 'blocked' | 'all'

/** A page that answers “why can't I see this?”: every page of the menus with what keeps this visitor from it. */
export function AccessReport({ path = '' }: AccessReportProps) {
  const t = useLazyT()
  const layout = useLayout()
  // Another visitor or menu changes the answers.
  useAtomValue(layout.inputs)
  const [text, setText] = useState(path)
  const [kind, setKind] = useState<Kind>('blocked')
  const asked = text.trim().toLowerCase()
  const found = pagesOf(layout, asked)
  const shown = found.filter(({ reasons }) => kind === 'all' || reasons.length > 0)
  const options = (['blocked', 'all'] as const).map((value) => ({ value, label: t(`access_${value}`) }))
  return (
    <>
      <PageHeader title={t('accessReport')} description={t('accessIntro')} />
      <div className={entryList.filters}>
        <RadioGroup
          label={t('accessKind')}
          labelHidden
          options={options}
          value={kind}
          onValueChange={(value) => setKind(value === 'all' ? 'all' : 'blocked')}
        />
        <TextField
          label={t('accessSearch')}
          labelHidden
          placeholder={t('accessSearch')}
          type="search"
          value={text}
          onValueChange={setText}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('accessNone')} />
      ) : (
        <ul className={entryList.list} aria-label={t('accessReport')}>
          {shown.map((page, index) => (
            <Row key={`${page.path} ${index}`} page={page} />
          ))}
        </ul>
      )}
    </>
  )
}

/** A path that no menu has is explained too. */
function pagesOf(layout: Parameters<typeof explainAccess>[0], asked: string): PageAccess[] {
  const all = explainAccess(layout)
  const found = all.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(asked))
  return found.length === 0 && asked.startsWith('/') ? explainAccess(layout, asked) : found
}

function Row({ page: { title, path, groups, reasons } }: { page: PageAccess }) {
  const t = useLazyT()
  return (
    <li className={styles.row}>
      <div className={styles.page}>
        <b className={styles.name}>{[...groups, title].join(' / ')}</b>
        <code className={styles.path} dir="ltr">
          {path}
        </code>
      </div>
      {reasons.length === 0 ? (
        <Tag tone="success">{t('accessShown')}</Tag>
      ) : (
        <ul className={styles.reasons}>
          {reasons.map((reason, index) => (
            // A reason has no other key than its place.
            <li key={index}>{textOf(reason, t)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function textOf(reason: AccessReason, t: LayoutLazyT): string {
  if (reason.kind === 'noMenu' || reason.kind === 'noRoute') return t(`reason_${reason.kind}`)
  if (reason.kind === 'hidden') return t('reason_hidden', { title: reason.title })
  const values = reason.needs.join(', ')
  return reason.kind === 'menuAuth' ? t('reason_menuAuth', { title: reason.title, values }) : t('reason_routeAuth', { values })
}
