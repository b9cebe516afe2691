import { useT } from '@view-site/i18n'
import { ErrorState } from '@view-site/ui'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { Editor } from '../editor/createEditor.ts'
import { texts } from '../texts.ts'
import { useApp } from './AppContext.tsx'
import * as styles from './CodePane.css.ts'
import { usePlayground } from './usePlayground.ts'

export interface EditorFieldProps {
  ref: Ref<Editor | undefined>
  describedBy: string
  onLeave: () => void
}

/** The editor where it has loaded; until then the code as plain text. */
export function EditorField({ ref, describedBy, onLeave }: EditorFieldProps) {
  const t = useT(texts)
  const { playground } = useApp()
  const { opened, problems } = usePlayground()
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState(-1)
  const label = t('editor.label')
  const leave = useRef(onLeave)
  useEffect(() => void (leave.current = onLeave), [onLeave])

  useEffect(() => {
    let made: Editor | undefined
    let isGone = false
    const make = async () => {
      await playground.shown
      const { createEditor } = await import('../editor/createEditor.ts')
      if (isGone || !host.current) return
      made = createEditor({
        host: host.current,
        text: playground.source(),
        label,
        describedBy,
        onChange: playground.edit,
        onLeave: () => leave.current(),
        onRun: playground.run,
      })
      setEditor(made)
    }
    make().catch(() => setFailedAt(attempt))
    return () => {
      isGone = true
      setEditor(undefined)
      made?.destroy()
    }
  }, [playground, label, describedBy, attempt])
  useEffect(() => editor?.replace(opened.text), [editor, opened])
  useEffect(() => editor?.mark(problems), [editor, problems])
  useImperativeHandle(ref, () => editor, [editor])

  if (failedAt === attempt) {
    return (
      <ErrorState
        className={styles.failed}
        title={t('editor.failed')}
        retryLabel={t('editor.retry')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  return (
    <div ref={host} className={styles.field} aria-busy={!editor}>
      {!editor && (
        <pre className={styles.plain}>
          <code>{opened.text || t('editor.loading')}</code>
        </pre>
      )}
    </div>
  )
}
