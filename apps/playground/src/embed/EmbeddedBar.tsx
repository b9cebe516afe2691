import { useT } from '@view-site/i18n'
import { Button, CloseIcon, DownloadIcon, ExternalIcon, ResetIcon, Tag, VisuallyHidden } from '@view-site/ui'
import type { Files } from '../protocol/files.ts'
import { texts } from '../texts.ts'
import { useApp } from '../view/AppContext.tsx'
import { usePlayground } from '../view/usePlayground.ts'
import * as styles from './EmbeddedPage.css.ts'
import { embeddedTexts } from './embeddedTexts.ts'

export interface EmbeddedBarProps {
  /** Files that the visitor changed earlier. */
  kept: Files | undefined
  /** Returns to the demo. */
  onClose: () => void
  /** Opens code in a tab of the playground. */
  onOpen: (files: Files) => void
}

/** Actions of the embedded playground. */
export function EmbeddedBar({ kept, onClose, onOpen }: EmbeddedBarProps) {
  const t = useT(texts)
  const own = useT(embeddedTexts)
  const { playground, library, download } = useApp()
  const { isOriginal, opened } = usePlayground()
  const { version, isMissing } = library
  return (
    <header className={styles.bar}>
      <h1>
        <VisuallyHidden>{own('heading')}</VisuallyHidden>
      </h1>
      {version !== null && <Tag tone="warning">{t(isMissing ? 'noVersion' : 'version', { version })}</Tag>}
      <Button variant="quiet" icon={<ResetIcon />} disabled={isOriginal} onClick={() => playground.reset()}>
        {t('reset')}
      </Button>
      <Button variant="quiet" icon={<DownloadIcon />} title={t('downloadAs')} onClick={() => void download()}>
        {t('download')}
      </Button>
      <Button variant="quiet" icon={<ExternalIcon />} onClick={() => onOpen(playground.files())}>
        {own('playground')}
      </Button>
      <Button variant="quiet" icon={<CloseIcon />} className={styles.close} onClick={onClose}>
        {own('close')}
      </Button>
      <output className={styles.note}>{!isOriginal && opened.text === kept?.[opened.file] && own('kept')}</output>
    </header>
  )
}
