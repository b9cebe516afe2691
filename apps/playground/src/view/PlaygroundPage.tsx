import { useT } from '@view-site/i18n'
import { MessageRegion } from '@view-site/ui'
import { useRef } from 'react'
import { texts } from '../texts.ts'
import { CodePane } from './CodePane.tsx'
import { ConsolePane } from './ConsolePane.tsx'
import * as styles from './PlaygroundPage.css.ts'
import { ResultPane } from './ResultPane.tsx'
import { TopBar } from './TopBar.tsx'

/** The page: code and result side by side, on small screens one below the other. */
export function PlaygroundPage() {
  const t = useT(texts)
  const result = useRef<HTMLElement>(null)
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.panes}>
        <CodePane onLeave={() => result.current?.focus()} />
        <div className={styles.end}>
          <ResultPane ref={result} />
          <ConsolePane />
        </div>
      </main>
      <MessageRegion label={t('messages.region')} closeLabel={t('messages.close')} />
    </div>
  )
}
