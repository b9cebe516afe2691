import { localeOf, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { ErrorState, VisuallyHidden } from '@view-site/ui'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { Editor } from '../editor/createEditor.ts'
import { texts } from '../texts.ts'
import { useApp } from './AppContext.tsx'
import * as styles from './CodePane.css.ts'
import { panelId, tabId } from './fileIds.ts'
import { usePlayground } from './usePlayground.ts'

export interface EditorFieldProps {
  ref: Ref<Editor | undefined>
  describedBy: string
  onLeave: () => void
}

const nameId = 'editor-name'

/** The editor; plain text until it has loaded. */
export function EditorField({ ref, describedBy, onLeave }: EditorFieldProps) {
  const t = useT(texts)
  const { playground, i18n, reportNotLoaded, home, library } = useApp()
  const { names, opened, problems, traps } = usePlayground()
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [attempt, setAttempt] = useState(0)
  const [failedAt, setFailedAt] = useState(-1)
  const shown = useRef(-1)
  const leave = useRef(onLeave)
  useEffect(() => void (leave.current = onLeave), [onLeave])

  useEffect(() => {
    let made: Editor | undefined
    let isGone = false
    const make = async () => {
      await playground.shown
      const { createEditor } = await import('../editor/index.ts')
      if (isGone || !host.current) return
      made = createEditor({
        host: host.current,
        file: playground.state().opened.file,
        read: (file) => playground.files()[file] ?? '',
        labelledBy: nameId,
        describedBy,
        onChange: playground.edit,
        onShow: playground.show,
        onLeave: () => leave.current(),
        onRun: playground.run,
        locale: () => localeOf(i18n, locales),
        onFindFailed: () => void reportNotLoaded(),
        home,
        version: library.version,
      })
      shown.current = playground.state().opened.revision
      setEditor(made)
    }
    make().catch(() => setFailedAt(attempt))
    return () => {
      isGone = true
      setEditor(undefined)
      made?.destroy()
    }
  }, [playground, i18n, reportNotLoaded, describedBy, attempt, home, library])
  useEffect(() => {
    if (!editor || shown.current === opened.revision) return
    shown.current = opened.revision
    editor.show(opened.file)
  }, [editor, opened])
  useEffect(() => editor?.mark(problems, traps), [editor, problems, traps])
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
    <div
      ref={host}
      className={styles.field}
      aria-busy={!editor}
      {...(names.length > 1 && { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId(opened.file) })}
    >
      <VisuallyHidden id={nameId}>{t('editor.label')}</VisuallyHidden>
      {!editor && (
        <pre className={styles.plain}>
          <code>{opened.text || t('editor.loading')}</code>
        </pre>
      )}
    </div>
  )
}
