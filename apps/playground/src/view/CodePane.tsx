import { useT } from '@view-site/i18n'
import { IconButton, SearchIcon } from '@view-site/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Editor } from '../editor/createEditor.ts'
import { mainFile } from '../protocol/files.ts'
import { texts } from '../texts.ts'
import * as styles from './CodePane.css.ts'
import { EditorField } from './EditorField.tsx'
import * as pane from './Pane.css.ts'
import { ProblemList } from './ProblemList.tsx'
import { usePlayground } from './usePlayground.ts'

const hintId = 'editor-hint'

/** Loads with the editor. */
const FileTabs = lazy(() => import('../editor/index.ts').then((editor) => ({ default: editor.FileTabs })))

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
  const { names } = usePlayground()
  const [editor, setEditor] = useState<Editor | null>()
  const title = <h2 className={pane.title}>{mainFile}</h2>
  useEffect(() => void (editor && onReady?.(editor)), [editor, onReady])
  return (
    <section aria-label={t('editor.region')} className={styles.code}>
      <div className={pane.head}>
        {editor && names.length > 1 ? (
          <Suspense fallback={title}>
            <FileTabs />
          </Suspense>
        ) : (
          title
        )}
        <span id={hintId} className={pane.note}>
          {hint ?? t('editor.hint')}
        </span>
        <IconButton label={t('find')} disabled={!editor} onClick={() => editor?.find()}>
          <SearchIcon />
        </IconButton>
      </div>
      <EditorField ref={setEditor} describedBy={hintId} onLeave={onLeave} />
      <ProblemList onChoose={(problem) => editor?.goTo(problem)} />
    </section>
  )
}
