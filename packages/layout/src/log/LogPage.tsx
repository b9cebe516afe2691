import { Button, DownloadIcon, EmptyState, Tag } from '@view-site/ui'
import { RadioGroup, TextField } from '@view-site/ui/form'
import { useState } from 'react'
import * as entryList from '../common/entryList.css.ts'
import { useLazyT } from '../common/useLazyT.ts'
import type { LogEntry } from '../core/Log.ts'
import { downloadLog } from './downloadLog.ts'
import * as styles from './LogPage.css.ts'
import { useLog } from './useLog.ts'

type Kind = 'all' | LogEntry['type']

/** The page `system-log`: every entry, filtered by type and text, with its details; cleared or taken along as a file. */
export function LogPage() {
  const t = useLazyT()
  const { log, entries } = useLog()
  const [kind, setKind] = useState<Kind>('all')
  const [text, setText] = useState('')
  const shown = entries.filter((entry) => (kind === 'all' || entry.type === kind) && matches(entry, text))
  const options = (['all', 'info', 'error'] as const).map((value) => ({ value, label: `${t(`log_${value}`)} ${countOf(entries, value)}` }))
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('log')}</h1>
        <Button icon={<DownloadIcon />} disabled={shown.length === 0} onClick={() => downloadLog(shown)}>
          {t('logDownload')}
        </Button>
        <Button disabled={entries.length === 0} onClick={() => log?.clear()}>
          {t('logClear')}
        </Button>
      </div>
      <div className={entryList.filters}>
        <RadioGroup label={t('logType')} labelHidden options={options} value={kind} onValueChange={(value) => setKind(kindOf(value))} />
        <TextField
          label={t('logSearch')}
          labelHidden
          placeholder={t('logSearch')}
          type="search"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={entries.length === 0 ? t('logEmpty') : t('logNone')} />
      ) : (
        <ol className={entryList.list} aria-label={t('log')}>
          {shown.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </>
  )
}

function Row({ entry: { message, type, time, meta } }: { entry: LogEntry }) {
  const t = useLazyT()
  return (
    <li className={styles.row}>
      <details>
        <summary className={styles.summary}>
          <Tag tone={type === 'error' ? 'danger' : 'neutral'}>{t(`log_${type}`)}</Tag>
          <span className={styles.message}>{message}</span>
          <time className={styles.time} dateTime={time}>
            {new Date(time).toLocaleString()}
          </time>
        </summary>
        <section aria-label={t('logDetail')}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and scrolling has to be possible by keyboard */}
          <pre className={styles.detail} tabIndex={0}>
            {JSON.stringify(meta, null, 2)}
          </pre>
        </section>
      </details>
    </li>
  )
}

function countOf(entries: readonly LogEntry[], kind: Kind): number {
  return kind === 'all' ? entries.length : entries.filter(({ type }) => type === kind).length
}

function kindOf(value: string): Kind {
  return value === 'info' || value === 'error' ? value : 'all'
}

function matches({ message, meta }: LogEntry, text: string): boolean {
  const query = text.trim().toLowerCase()
  return query === '' || `${message} ${JSON.stringify(meta)}`.toLowerCase().includes(query)
}
