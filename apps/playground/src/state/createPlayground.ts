import type { Locale } from '@view-site/i18n/product'
import { createObservable } from '@view-site/platform'
import type { addThrown } from '../compile/addThrown.ts'
import type { compile } from '../compile/compile.ts'
import type { explainProblem } from '../compile/explainProblem.ts'
import type { CompiledFile } from '../compile/CompiledFile.ts'
import { mainFile, type Files } from '../protocol/files.ts'
import type { FromFrame, ThemeMessage } from '../protocol/frameMessages.ts'
import type { ModuleLoader } from '../run/createModuleLoader.ts'
import { createRunner, type FrameEnd, type Runner } from '../run/createRunner.ts'
import type { Draft, DraftStore } from './draftStore.ts'
import type { Trap } from '../traps/Trap.ts'
import type { ShownTheme, Theme } from './createTheme.ts'
import type { PlaygroundState } from './PlaygroundState.ts'

/** The lazily loaded compiler. */
export interface Compiler {
  compile: typeof compile
  /** Adds the problem of an error in the frame. */
  addThrown: typeof addThrown
  /** Adds to a problem what it means. */
  explainProblem: typeof explainProblem
  /** Loads the modules that compiled code imports and that are not part of the frame. */
  loadModules: ModuleLoader
}

/** The lazily loaded dark theme of the library. */
export interface DarkTheme {
  /** The frame's document, which is in a theme from its first paint. */
  documentOf: (html: string, theme: ShownTheme) => string
  /** The styles of a component with colors that follow the theme. */
  follow: (css: string) => string
  /** The message that shows the frame in a theme, with the styles of its component. */
  messageOf: (theme: ShownTheme, css: string) => ThemeMessage
}

export interface PlaygroundOptions {
  /** Loads the HTML of the frame's document. */
  loadFrame: () => Promise<string>
  loadCompiler: () => Promise<Compiler>
  loadDark: () => Promise<DarkTheme>
  /** Loads the search for traps, after the compiler. */
  loadTraps: () => Promise<(source: string) => readonly Trap[]>
  /** The theme in which the page is shown; the component follows it. */
  theme: Theme['shown']
  drafts: DraftStore
  locale: () => Locale
}

/** The playground without its UI. */
export interface Playground {
  readonly state: () => PlaygroundState
  readonly subscribe: (listener: () => void) => () => void
  readonly mount: Runner['mount']
  readonly name: Runner['name']
  readonly shown: Runner['shown']
  /** The files as they are in the editor. */
  readonly files: () => Files
  /** Opens code. Reset returns to `original`. @default for `original`: the code itself */
  open: (code: Pick<Draft, 'files' | 'page'> & Partial<Draft>) => void
  /** Shows a file in the editor. */
  show: (file: string) => void
  /** Call when the text of a file has changed in the editor. */
  edit: (file: string, text: string) => void
  /** Restores the original files. */
  reset: () => void
  /** Compiles and runs the code immediately. */
  run: () => void
  clearLog: () => void
  /** Stores the code under the current URL, for a reload of this tab. */
  keep: () => void
}

/** Debounce of compiling while typing, in ms. */
const compileDelay = 300

/** Maximum number of console messages. */
const logLimit = 200

/** Creates the playground without its UI: compiles code, runs it, and handles the frame's messages. */
export function createPlayground(options: PlaygroundOptions): Playground {
  const { loadFrame, loadCompiler, loadDark, loadTraps, theme, drafts, locale } = options
  const state = createObservable<PlaygroundState>({
    names: [mainFile],
    opened: { revision: 0, file: mainFile, text: '' },
    isOriginal: true,
    page: undefined,
    phase: 'busy',
    problems: [],
    traps: [],
    log: [],
  })
  const set = (patch: Partial<PlaygroundState>) => state.set({ ...state.get(), ...patch })
  const empty = { [mainFile]: '' }
  let draft: Draft = { files: empty, original: empty }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Also increased when the frame ends, so that messages of its run are ignored. */
  let latestRun = 0
  let entries = 0
  let compiler: Compiler | undefined
  let compiledFiles: readonly CompiledFile[] = []
  let dark: DarkTheme | undefined
  /** Styles of the component that runs. */
  let styles = ''
  const runner = createRunner({ loadFrame: loadThemedFrame, onMessage: receive, onEnd: end })
  theme.subscribe(() => void showTheme())

  async function loadThemedFrame(): Promise<string> {
    const [html] = await Promise.all([loadFrame(), showTheme()])
    return dark?.documentOf(html, theme.get()) ?? html
  }

  /** Shows the frame in the theme of the page; in the light one if the dark one does not load. */
  async function showTheme(): Promise<void> {
    if (theme.get() === 'dark') dark ??= await loadDark().catch(() => undefined)
    if (dark) runner.show(dark.messageOf(theme.get(), styles))
  }

  function change(next: Draft): void {
    draft = next
    drafts.write(draft)
    const { files, original, page } = draft
    const names = Object.keys(files)
    set({ names, isOriginal: names.every((name) => files[name] === original[name]), page })
  }

  function show(file: string): void {
    set({ opened: { revision: state.get().opened.revision + 1, file, text: draft.files[file] ?? '' } })
  }

  function replace(next: Draft, file: string): void {
    change(next)
    show(file)
    void run()
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    const id = ++latestRun
    set({ phase: 'busy' })
    try {
      await runner.shown
      compiler ??= await loadCompiler()
      const { compile, explainProblem, loadModules } = compiler
      const compiled = await compile(draft.files)
      if (id !== latestRun) return
      set({
        problems: compiled.ok ? [] : compiled.problems.map((problem) => explainProblem(problem, locale())),
        ...(compiled.ok ? { log: [] } : { phase: 'invalid' }),
      })
      findTraps(id)
      if (!compiled.ok) return
      const files = compiled.files.map(({ name, js }) => ({ name, js }))
      const modules = await loadModules(files.map(({ js }) => js).join('\n'))
      if (id !== latestRun) return
      compiledFiles = compiled.files
      styles = compiled.css
      runner.run({ run: id, files, css: dark?.follow(styles) ?? styles, locale: locale(), modules })
    } catch {
      // The compiler or an imported module failed to load; the next run retries.
      if (id === latestRun) set({ phase: 'notLoaded' })
    }
  }

  /** The code runs without: a search that does not load is tried again with the next run. */
  function findTraps(id: number): void {
    loadTraps().then(
      (find) => id === latestRun && set({ traps: find(draft.files[mainFile] ?? '') }),
      () => {},
    )
  }

  /** Handles a message of the frame; those of earlier runs are ignored. */
  function receive(message: FromFrame): void {
    if (message.type === 'pong' || message.run !== latestRun) return
    if (message.type === 'mounted') set({ phase: 'running' })
    else if (message.type === 'log') addToLog(message)
    else {
      const { problems } = state.get()
      set({ phase: 'failed', problems: compiler?.addThrown(problems, message, { files: compiledFiles, locale: locale() }) ?? problems })
    }
  }

  function addToLog({ level, text }: Extract<FromFrame, { type: 'log' }>): void {
    set({ log: [...state.get().log, { id: ++entries, level, text }].slice(-logLimit) })
  }

  function end(reason: FrameEnd): void {
    latestRun++
    set({ phase: reason })
  }

  return {
    state: state.get,
    subscribe: state.subscribe,
    mount: runner.mount,
    name: runner.name,
    shown: runner.shown,
    files: () => draft.files,
    open: ({ files, original = files, page }) => replace({ files, original, page }, mainFile),
    show,
    edit(file, text) {
      if (text === draft.files[file]) return
      change({ ...draft, files: { ...draft.files, [file]: text } })
      clearTimeout(timer)
      timer = setTimeout(() => void run(), compileDelay)
    },
    reset: () => replace({ ...draft, files: draft.original }, state.get().opened.file),
    run: () => void run(),
    clearLog: () => set({ log: [] }),
    keep: () => drafts.write(draft),
  }
}
