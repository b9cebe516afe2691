import type { Locale } from '@view-site/i18n/product'
import { createObservable } from '@view-site/platform'
import type { compile } from '../compile/compile.ts'
import type { explainProblem } from '../compile/explainProblem.ts'
import type { MappedPart } from '../compile/compileModule.ts'
import type { sourcePosition } from '../compile/sourcePosition.ts'
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
  sourcePosition: typeof sourcePosition
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
  /** The code in the editor. */
  readonly source: () => string
  /** Opens code. Reset returns to `original`. @default for `original`: the code itself */
  open: (code: Pick<Draft, 'source' | 'page'> & Partial<Draft>) => void
  /** Call when the editor's text has changed. */
  edit: (source: string) => void
  /** Restores the original code. */
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
    opened: { revision: 0, text: '' },
    isOriginal: true,
    page: undefined,
    phase: 'busy',
    problems: [],
    traps: [],
    log: [],
  })
  const set = (patch: Partial<PlaygroundState>) => state.set({ ...state.get(), ...patch })
  let draft: Draft = { source: '', original: '' }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Also increased when the frame ends, so that messages of its run are ignored. */
  let latestRun = 0
  let entries = 0
  let compiler: Compiler | undefined
  let parts: readonly MappedPart[] = []
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
    set({ isOriginal: draft.source === draft.original, page: draft.page })
  }

  function replace(next: Draft): void {
    change(next)
    set({ opened: { revision: state.get().opened.revision + 1, text: draft.source } })
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
      const compiled = await compile(draft.source)
      if (id !== latestRun) return
      set({
        problems: compiled.ok ? [] : compiled.problems.map((problem) => explainProblem(problem, locale())),
        ...(compiled.ok ? { log: [] } : { phase: 'invalid' }),
      })
      findTraps(id)
      if (!compiled.ok) return
      const modules = await loadModules(compiled.js)
      if (id !== latestRun) return
      parts = compiled.parts
      styles = compiled.css
      runner.run({ run: id, js: compiled.js, css: dark?.follow(styles) ?? styles, locale: locale(), modules })
    } catch {
      // The compiler or an imported module failed to load; the next run retries.
      if (id === latestRun) set({ phase: 'notLoaded' })
    }
  }

  /** The code runs without: a search that does not load is tried again with the next run. */
  function findTraps(id: number): void {
    loadTraps().then(
      (find) => id === latestRun && set({ traps: find(draft.source) }),
      () => {},
    )
  }

  /** Handles a message of the frame; those of earlier runs are ignored. */
  function receive(message: FromFrame): void {
    if (message.type === 'pong' || message.run !== latestRun) return
    if (message.type === 'mounted') set({ phase: 'running' })
    else if (message.type === 'log') addToLog(message)
    else {
      const place = message.position && compiler?.sourcePosition(parts, message.position)
      const thrown = { message: message.message, ...place }
      const problem = compiler?.explainProblem(thrown, locale()) ?? thrown
      const isKnown = state.get().problems.some((each) => each.message === problem.message && each.line === problem.line)
      set({ phase: 'failed', ...(!isKnown && { problems: [...state.get().problems, problem].slice(-logLimit) }) })
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
    source: () => draft.source,
    open: ({ source, original = source, page }) => replace({ source, original, page }),
    edit(source) {
      if (source === draft.source) return
      change({ ...draft, source })
      clearTimeout(timer)
      timer = setTimeout(() => void run(), compileDelay)
    },
    reset: () => replace({ ...draft, source: draft.original }),
    run: () => void run(),
    clearLog: () => set({ log: [] }),
    keep: () => drafts.write(draft),
  }
}
