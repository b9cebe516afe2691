import type { Release, ReleaseFile } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { Button, CopyIcon, copyText, DownloadIcon, IconButton, useMessages } from '@view-site/ui'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createReleaseDownload } from './createReleaseDownload.ts'
import { fileSize } from './fileSize.ts'
import { releasesMessages } from './releasesMessages.ts'
import { saveFile } from '../common/parts/saveFile.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { CaptchaPanel } from './CaptchaPanel.tsx'
import { CheckFile } from './CheckFile.tsx'
import * as styles from './ReleasesPage.css.ts'

export interface ReleaseFilesProps {
  release: Pick<Release, 'id' | 'files'>
  /** The release most users want: its download is the page's primary action. */
  isLatest: boolean
}

/** The files of a release: download behind a captcha, checksum, and the check of what was downloaded. */
export function ReleaseFiles({ release, isLatest }: ReleaseFilesProps): ReactNode {
  const [checked, setChecked] = useState<string>()
  const download = useReleaseDownload(release.id)
  const state = useSyncExternalStore(download.state.subscribe, download.state.get, download.state.get)
  return release.files.map((file) => (
    <div key={file.file_id}>
      <FileRow
        file={file}
        isFirst={isLatest}
        busy={state.fileId === file.file_id && state.busy === 'download' && state.solved !== undefined}
        onDownload={() => download.want(file.file_id)}
        onCheck={() => setChecked(checked === file.file_id ? undefined : file.file_id)}
      />
      {state.fileId === file.file_id && <CaptchaPanel download={download} state={state} />}
      {checked === file.file_id && <CheckFile file={file} onClose={() => setChecked(undefined)} />}
    </div>
  ))
}

interface FileRowProps {
  file: ReleaseFile
  isFirst: boolean
  busy: boolean
  onDownload: () => void
  onCheck: () => void
}

function FileRow({ file: { name, size, sha256 }, isFirst, busy, onDownload, onCheck }: FileRowProps) {
  const t = useT(releasesMessages)
  const locale = useLocale()
  const messages = useMessages()

  async function copy() {
    const copied = await copyText(sha256)
    messages.message({ type: copied ? 'success' : 'error', text: t(copied ? 'file.copied' : 'file.copyFailed') })
  }

  return (
    <div className={styles.file}>
      <div>
        <p className={styles.fileName}>
          {name} <span className={styles.muted}>{fileSize(size, locale)}</span>
        </p>
        <p className={styles.sum}>
          <code className={styles.hash} title={t('file.sha')}>
            {sha256}
          </code>
          <IconButton label={t('file.copy', { name })} onClick={() => void copy()}>
            <CopyIcon />
          </IconButton>
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onCheck}>{t('file.check')}</Button>
        <Button
          {...(isFirst && { variant: 'primary' as const })}
          icon={<DownloadIcon />}
          loading={busy}
          aria-label={t('file.label', { name })}
          onClick={onDownload}
        >
          {t('file.download')}
        </Button>
      </div>
    </div>
  )
}

/** The download of a release's files, kept while they are shown. */
function useReleaseDownload(releaseId: string) {
  const t = useT(releasesMessages)
  const { api, clock } = useStoreServices()
  const messages = useMessages()
  return useMemo(
    () =>
      createReleaseDownload({
        api,
        clock,
        releaseId,
        onDownload(file) {
          saveFile(file)
          messages.message({ type: 'success', text: t('started', { name: file.name }) })
        },
      }),
    [api, clock, releaseId, messages, t],
  )
}
