import { setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { EditorView } from '@codemirror/view'
import type { EditorState } from '@codemirror/state'
import type { Problem } from '../compile/Problem.ts'
import { mainFile } from '../protocol/files.ts'
import type { Trap } from '../traps/Trap.ts'
import { createFileEditor, replaceText, type FileEditor } from './createFileEditor.ts'
import type { EditorOptions } from './EditorOptions.ts'

export interface Editor {
  /** Shows a file with its current text; a change of the text can be undone. */
  show: (file: string) => void
  /** Marks the lines of problems, and traps of the component. */
  mark: (problems: readonly Problem[], traps: readonly Pick<Trap, 'diagnostic'>[]) => void
  /** Shows the file of a problem, puts the cursor on its line and the focus into the editor. */
  goTo: (problem: Pick<Problem, 'file' | 'line'>) => void
  /** The next Tab or Shift with Tab moves the focus out of the editor instead of indenting. */
  letTabLeave: () => void
  /** Opens find and replace, which loads on first use; Ctrl or ⌘ with F does the same. */
  find: () => void
  destroy: () => void
}

/** Milliseconds in which Tab leaves the editor; any other key ends them. */
const tabLeaves = 60_000

/** A code editor for files, one of which is shown; each keeps its history and its place. */
export function createEditor({ host, file, read, onShow, ...options }: EditorOptions): Editor {
  const editors = new Map<string, FileEditor>()
  /** Where the hidden ones are scrolled to. */
  const scrolled = new Map<FileEditor, number>()
  let marked: Parameters<Editor['mark']> = [[], []]
  let shown = editorOf(file)
  host.append(shown.view.dom)

  function editorOf(name: string): FileEditor {
    const made = editors.get(name) ?? createFileEditor({ ...options, file: name, text: read(name) })
    editors.set(name, made)
    return made
  }

  function show(name: string): void {
    const next = editorOf(name)
    replaceText(next.view, read(name))
    if (next === shown) return
    scrolled.set(shown, shown.view.scrollDOM.scrollTop)
    shown.view.dom.replaceWith(next.view.dom)
    shown = next
    next.view.scrollDOM.scrollTop = scrolled.get(next) ?? 0
    mark(...marked)
  }

  function mark(...marks: Parameters<Editor['mark']>): void {
    marked = marks
    const [problems, traps] = marks
    for (const [name, { view }] of editors) {
      const own = problems.filter(({ file: place = mainFile }) => place === name).flatMap((problem) => diagnosticOf(view.state, problem))
      const ofTraps = name === mainFile ? traps.map(({ diagnostic }) => diagnostic).filter(({ to }) => to <= view.state.doc.length) : []
      view.dispatch(setDiagnostics(view.state, [...own, ...ofTraps]))
    }
  }

  return {
    show,
    mark,
    goTo({ file: place = mainFile, line: number = 1 }) {
      if (editorOf(place) !== shown) onShow(place)
      show(place)
      const { view } = shown
      const line = view.state.doc.line(Math.min(Math.max(1, number), view.state.doc.lines))
      view.dispatch({ selection: { anchor: line.from }, effects: EditorView.scrollIntoView(line.from, { y: 'center' }) })
      view.focus()
    },
    letTabLeave: () => shown.view.setTabFocusMode(tabLeaves),
    find: () => shown.find(),
    destroy() {
      for (const { view } of editors.values()) view.destroy()
    },
  }
}

/** A diagnostic from the column of a problem to the end of its line. */
function diagnosticOf({ doc }: EditorState, { message, line, column = 1 }: Problem): Diagnostic[] {
  if (line === undefined || line < 1 || line > doc.lines) return []
  const { from, to, text } = doc.line(line)
  const start = Math.min(from + Math.max(column - 1, text.length - text.trimStart().length), to)
  return [{ from: start === to ? from : start, to, severity: 'error', message }]
}
