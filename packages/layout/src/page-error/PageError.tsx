import { Button, CopyButton, ReloadIcon, WarningIcon } from '@view-site/ui'
import { useLayout } from '../common/LayoutContext.tsx'
import { useLazyT } from '../common/useLazyT.ts'
import { useT } from '../common/useT.ts'
import type { Layout } from '../core/Layout.ts'
import { scrubUrl, scrubValue } from '../log/scrub.ts'
import * as styles from './PageError.css.ts'

/** In place of a page that threw: what happened, a button that loads it again, and one that copies the details for a report. */
export function PageError({ error }: { error: unknown }) {
  const layout = useLayout()
  const t = useT()
  const lazyT = useLazyT()
  return (
    <div role="alert" className={styles.root}>
      <WarningIcon size={32} className={styles.icon} />
      <h1 className={styles.title}>{t('pageFailed')}</h1>
      <p className={styles.text}>{lazyT('pageFailedText')}</p>
      <div className={styles.actions}>
        <Button icon={<ReloadIcon />} onClick={() => reload(layout, error)}>
          {lazyT('tabReload')}
        </Button>
        <CopyButton
          getText={() => reportOf(error)}
          label={lazyT('copyError')}
          copiedLabel={lazyT('copiedSettings')}
          failedLabel={lazyT('copyFailed')}
        />
      </div>
    </div>
  )
}

/** A browser requests code that it could not load only once: after that, only a reload of the document helps. */
function reload(layout: Layout, error: unknown): void {
  if (/dynamically imported module|Importing a module script/.test(String(error))) location.reload()
  else layout.reload()
}

/** Without secrets, as in the log. */
function reportOf(error: unknown): string {
  const report = {
    url: scrubUrl(location.href),
    time: new Date().toISOString(),
    browser: navigator.userAgent,
    error: scrubValue(error, undefined),
  }
  return JSON.stringify(report, null, 2)
}
