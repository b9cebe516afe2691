import { useT } from '@view-site/i18n'
import { MessageRegion } from '@view-site/ui'
import { useCallback, useRef } from 'react'
import type { Editor } from '../editor/createEditor.ts'
import { texts } from '../texts.ts'
import { CodePane } from '../view/CodePane.tsx'
import { ResultPane } from '../view/ResultPane.tsx'
import { EmbeddedBar, type EmbeddedBarProps } from './EmbeddedBar.tsx'
import * as styles from './EmbeddedPage.css.ts'
import { embeddedTexts } from './embeddedTexts.ts'

/** The embedded playground: code and result side by side, in a narrow page one below the other. */
export function EmbeddedPage(props: EmbeddedBarProps) {
  const t = useT(texts)
  const own = useT(embeddedTexts)
  const editor = useRef<Editor>(undefined)
  const take = useCallback((made: Editor) => {
    editor.current = made
    // Not if the visitor has moved the focus elsewhere meanwhile.
    if (document.hasFocus() && document.activeElement === document.body) made.goTo({ line: 1 })
  }, [])
  return (
    <div className={styles.page}>
      <EmbeddedBar {...props} />
      <main className={styles.panes}>
        <CodePane hint={own('hint')} onLeave={() => editor.current?.letTabLeave()} onReady={take} />
        <ResultPane ref={null} />
      </main>
      <MessageRegion label={t('messages.region')} closeLabel={t('messages.close')} />
    </div>
  )
}
