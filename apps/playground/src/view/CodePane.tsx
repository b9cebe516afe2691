import { useT } from '@view-site/i18n'
import { IconButton, SearchIcon } from '@view-site/ui'
import { useEffect, useState } from 'react'
import type { Editor } from '../editor/createEditor.ts'
import { texts } from '../texts.ts'
import * as styles from './CodePane.css.ts'
import { EditorField } from './EditorField.tsx'
import * as pane from './Pane.css.ts'
import { ProblemList } from './ProblemList.tsx'

const hintId = 'editor-hint'

export interface CodePaneProps {
  /** How to leave the editor by keyboard. @default Escape */
  hint?: string
  /** Called on Escape in the editor, to move the focus out. */
  onLeave: () => void
  /** Called when the editor has loaded. */
  onReady?: (editor: Editor) => void
}

/** The editor, with the list of problems below. */
export function CodePane({ hint, onLeave, onReady }: CodePaneProps) {
  const t = useT(texts)
  const [editor, setEditor] = useState<Editor | null>()
  useEffect(() => void (editor && onReady?.(editor)), [editor, onReady])
  return (
    <section aria-label={t('editor.region')} className={styles.code}>
      <div className={pane.head}>
        <h2 className={pane.title}>App.vue</h2>
        <span id={hintId} className={pane.note}>
          {hint ?? t('editor.hint')}
        </span>
        <IconButton label={t('find')} disabled={!editor} onClick={() => editor?.find()}>
          <SearchIcon />
        </IconButton>
      </div>
      <EditorField ref={setEditor} describedBy={hintId} onLeave={onLeave} />
      <ProblemList onChoose={(line) => editor?.goTo(line)} />
    </section>
  )
}
