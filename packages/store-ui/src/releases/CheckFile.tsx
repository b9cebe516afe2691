import type { ReleaseFile } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Button, Spinner } from '@view-site/ui'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { sha256Of } from './sha256Of.ts'
import { releasesMessages } from './releasesMessages.ts'
import * as styles from './ReleasesPage.css.ts'

export interface CheckFileProps {
  file: Pick<ReleaseFile, 'name' | 'sha256'>
  onClose: () => void
}

type Verdict = { is: 'busy' | 'failed' } | { is: 'same' | 'different'; name: string }

/** Compares a downloaded file with the release's checksum in the browser; the file is not sent anywhere. */
export function CheckFile({ file, onClose }: CheckFileProps): ReactNode {
  const t = useT(releasesMessages)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { verdict, check } = useVerdict(file.sha256)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    check(event.dataTransfer.files[0])
  }

  return (
    <div className={styles.panel}>
      <p className={styles.panelTitle}>{t('check.title', { name: file.name })}</p>
      <div
        className={over ? styles.dropHere : styles.drop}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{t('check.text')}</p>
        <input ref={input} type="file" hidden aria-label={t('check.choose')} onChange={(event) => check(event.currentTarget.files?.[0])} />
        <Button onClick={() => input.current?.click()}>{t('check.choose')}</Button>
      </div>
      <output className={verdict?.is === 'same' ? styles.same : styles.failure}>
        {verdict?.is === 'busy' && (
          <span className={styles.muted}>
            <Spinner /> {t('check.busy')}
          </span>
        )}
        {verdict?.is === 'failed' && t('check.failed')}
        {(verdict?.is === 'same' || verdict?.is === 'different') && t(`check.${verdict.is}`, { file: verdict.name })}
      </output>
      <Button variant="quiet" onClick={onClose}>
        {t('check.close')}
      </Button>
    </div>
  )
}

/** The result for the file that was dropped or selected last. */
function useVerdict(sha256: string) {
  const [verdict, setVerdict] = useState<Verdict>()
  const latest = useRef<File>(undefined)

  function check(chosen: File | undefined) {
    if (!chosen) return
    latest.current = chosen
    setVerdict({ is: 'busy' })
    const say = (next: Verdict) => latest.current === chosen && setVerdict(next)
    sha256Of(chosen).then(
      (hash) => say({ is: hash === sha256 ? 'same' : 'different', name: chosen.name }),
      () => say({ is: 'failed' }),
    )
  }

  return { verdict, check }
}
