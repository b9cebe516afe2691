import { useT } from '@view-site/i18n'
import { useRef } from 'react'
import type { Editor } from '../editor/createEditor.ts'
import { texts } from '../texts.ts'
import * as styles from './CodePane.css.ts'
import { EditorField } from './EditorField.tsx'
import * as pane from './Pane.css.ts'
import { ProblemList } from './ProblemList.tsx'

const hintId = 'editor-hint'

/** The editor, with the list of problems below. */
export function CodePane({ onLeave }: { onLeave: () => void }) {
  const t = useT(texts)
  const editor = useRef<Editor | undefined>(undefined)
  return (
    <section aria-label={t('editor.region')} className={styles.code}>
      <div className={pane.head}>
        <h2 className={pane.title}>App.vue</h2>
        <span id={hintId} className={pane.note}>
          {t('editor.hint')}
        </span>
      </div>
      <EditorField ref={editor} describedBy={hintId} onLeave={onLeave} />
      <ProblemList onChoose={(line) => editor.current?.goTo(line)} />
    </section>
  )
}
