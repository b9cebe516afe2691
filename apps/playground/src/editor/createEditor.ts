import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands'
import { vue } from '@codemirror/lang-vue'
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import type { Locale } from '@view-site/i18n/product'
import type { Problem } from '../compile/Problem.ts'
import type { Trap } from '../traps/Trap.ts'
import { editorLook, highlighting } from './editorLook.ts'

export interface EditorOptions {
  host: HTMLElement
  text: string
  /** Id of the label, for screen readers. */
  labelledBy: string
  /** Id of the text that explains how to leave the editor by keyboard. */
  describedBy: string
  onChange: (text: string) => void
  /** Called on Escape, to move the focus out: Tab indents. */
  onLeave: () => void
  /** Called on Ctrl or ⌘ with Enter. */
  onRun: () => void
  /** Language of the texts of find and replace. */
  locale: () => Locale
  /** Called if find and replace did not load. */
  onFindFailed: () => void
  /** Origin of the documentation, which completion links to. */
  home: string
  /** Older version of the library whose components are completed. */
  version: string | null
}

export interface Editor {
  /** Replaces the text, undoably. */
  replace: (text: string) => void
  /** Marks the lines of problems, and traps. */
  mark: (problems: readonly Problem[], traps: readonly Pick<Trap, 'diagnostic'>[]) => void
  /** Puts the cursor on a line and the focus into the editor. */
  goTo: (line: number) => void
  /** The next Tab or Shift with Tab moves the focus out of the editor instead of indenting. */
  letTabLeave: () => void
  /** Opens find and replace, which loads on first use; Ctrl or ⌘ with F does the same. */
  find: () => void
  destroy: () => void
}

/** Milliseconds in which Tab leaves the editor; any other key ends them. */
const tabLeaves = 60_000

/** A code editor for `.vue` files. */
export function createEditor({
  host,
  text,
  labelledBy,
  describedBy,
  onChange,
  onLeave,
  onRun,
  locale,
  onFindFailed,
  home,
  version,
}: EditorOptions): Editor {
  const find = () => void import('./openFind.ts').then(({ openFind }) => openFind(view, locale()), onFindFailed)
  const view = new EditorView({
    parent: host,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([
          { key: 'Mod-Enter', run: done(onRun) },
          { key: 'Mod-f', run: done(find) },
          { key: 'Escape', run: done(onLeave) },
          indentWithTab,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        lineNumbers(),
        lintGutter(),
        history(),
        vue(),
        highlightSpecialChars(),
        highlightActiveLine(),
        drawSelection(),
        bracketMatching(),
        indentOnInput(),
        syntaxHighlighting(highlighting),
        editorLook,
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          tabindex: '0',
          spellcheck: 'false',
          translate: 'no',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
      ],
    }),
  })
  let completion: Promise<void> | undefined
  const complete = () => {
    // It is not stored for use without a network; the next time the editor is used tries again.
    if (!navigator.onLine) return
    completion ??= import('../completion/addCompletion.ts').then(
      ({ addCompletion }) => addCompletion(view, { locale, home, version }),
      () => void (completion = undefined),
    )
  }
  for (const used of ['focusin', 'pointerenter']) view.dom.addEventListener(used, complete)
  return {
    replace(next) {
      if (next === view.state.doc.toString()) return
      // A separate undo step, not merged with the input just before.
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, annotations: isolateHistory.of('full') })
    },
    mark: (problems, traps) =>
      view.dispatch(
        setDiagnostics(view.state, [
          ...problems.flatMap((problem) => diagnosticOf(view.state, problem)),
          ...traps.map(({ diagnostic }) => diagnostic).filter(({ to }) => to <= view.state.doc.length),
        ]),
      ),
    goTo(number) {
      const line = view.state.doc.line(Math.min(Math.max(1, number), view.state.doc.lines))
      view.dispatch({ selection: { anchor: line.from }, effects: EditorView.scrollIntoView(line.from, { y: 'center' }) })
      view.focus()
    },
    letTabLeave: () => view.setTabFocusMode(tabLeaves),
    find,
    destroy: () => view.destroy(),
  }
}

function done(act: () => void): () => true {
  return () => {
    act()
    return true
  }
}

/** A diagnostic from the column of a problem to the end of its line. */
function diagnosticOf({ doc }: EditorState, { message, line, column = 1 }: Problem): Diagnostic[] {
  if (line === undefined || line < 1 || line > doc.lines) return []
  const { from, to, text } = doc.line(line)
  const start = Math.min(from + Math.max(column - 1, text.length - text.trimStart().length), to)
  return [{ from: start === to ? from : start, to, severity: 'error', message }]
}
