import { useT } from '@view-site/i18n'
import type { KeyboardEvent } from 'react'
import { texts } from '../texts.ts'
import { useApp } from './AppContext.tsx'
import { panelId, tabId } from './fileIds.ts'
import * as styles from './FileTabs.css.ts'
import * as pane from './Pane.css.ts'
import { usePlayground } from './usePlayground.ts'

/** Tabs of the files of the code. The arrow keys, Home and End show another file. */
export function FileTabs() {
  const t = useT(texts)
  const { playground } = useApp()
  const { names, opened } = usePlayground()
  const { length } = names

  function move(event: KeyboardEvent): void {
    const place = names.indexOf(opened.file)
    const keys = new Map([
      ['ArrowRight', place + 1],
      ['ArrowLeft', place + length - 1],
      ['Home', 0],
      ['End', length - 1],
    ])
    const next = keys.get(event.key)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const name = names[next % length] ?? ''
    playground.show(name)
    document.getElementById(tabId(name))?.focus()
  }

  return (
    <div role="tablist" aria-label={t('editor.files')} className={styles.tabs}>
      {names.map((name) => (
        <button
          key={name}
          id={tabId(name)}
          type="button"
          role="tab"
          aria-selected={name === opened.file}
          aria-controls={panelId}
          tabIndex={name === opened.file ? 0 : -1}
          className={`${pane.title} ${styles.tab}`}
          onClick={() => playground.show(name)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
