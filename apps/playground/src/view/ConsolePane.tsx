import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { texts } from '../texts.ts'
import { useApp } from './AppContext.tsx'
import * as styles from './ConsolePane.css.ts'
import * as pane from './Pane.css.ts'
import { usePlayground } from './usePlayground.ts'

/** The console output of the code. */
export function ConsolePane() {
  const t = useT(texts)
  const { playground } = useApp()
  const { log } = usePlayground()
  return (
    <section aria-label={t('console.region')} className={styles.console}>
      <div className={pane.head}>
        <h2 className={pane.title}>{t('console.region')}</h2>
        {log.length > 0 && (
          <Button variant="quiet" onClick={() => playground.clearLog()}>
            {t('console.clear')}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the region scrollable by keyboard */}
      <div role="log" aria-label={t('console.region')} tabIndex={0} className={styles.lines}>
        {log.length === 0 && <p className={styles.empty}>{t('console.empty')}</p>}
        {log.map(({ id, level, text }) => (
          <pre key={id} className={styles.line} data-level={level}>
            {text}
          </pre>
        ))}
      </div>
    </section>
  )
}
