import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { vue } from '@codemirror/lang-vue'
import { bracketMatching, indentOnInput, syntaxHighlighting, type LanguageSupport } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { mainFile } from '../protocol/files.ts'
import { editorLook, highlighting } from './editorLook.ts'
import type { EditorOptions } from './EditorOptions.ts'

export interface FileEditorOptions extends Pick<
  EditorOptions,
  'labelledBy' | 'describedBy' | 'onChange' | 'onLeave' | 'onRun' | 'onFindFailed' | 'locale' | 'home' | 'version'
> {
  /** Name of the file. */
  file: string
  text: string
}

/** The editor of one file. */
export interface FileEditor {
  view: EditorView
  /** Opens find and replace. */
  find: () => void
}

/** Creates the editor of one file, which has its own history. */
export function createFileEditor(options: FileEditorOptions): FileEditor {
  const { file, text, labelledBy, describedBy, onChange, onLeave, onRun, locale, onFindFailed, home, version } = options
  const find = () => void import('./openFind.ts').then(({ openFind }) => openFind(view, locale()), onFindFailed)
  const view = new EditorView({
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
        languageOf(file),
        highlightSpecialChars(),
        highlightActiveLine(),
        drawSelection(),
        bracketMatching(),
        indentOnInput(),
        syntaxHighlighting(highlighting),
        editorLook,
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          ...(file === mainFile ? { 'aria-labelledby': labelledBy } : { 'aria-label': file }),
          'aria-describedby': describedBy,
          tabindex: '0',
          spellcheck: 'false',
          translate: 'no',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(file, update.state.doc.toString())
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
  // Templates are completed.
  if (file.endsWith('.vue')) for (const used of ['focusin', 'pointerenter']) view.dom.addEventListener(used, complete)
  return { view, find }
}

/** Replaces the text of an editor, as a separate undo step, not merged with the input just before. */
export function replaceText(view: EditorView, text: string): void {
  if (text === view.state.doc.toString()) return
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: isolateHistory.of('full') })
}

function languageOf(file: string): LanguageSupport {
  return file.endsWith('.vue') ? vue() : javascript({ typescript: file.endsWith('.ts') })
}

function done(act: () => void): () => true {
  return () => {
    act()
    return true
  }
}
