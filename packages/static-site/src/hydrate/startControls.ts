/** Controls of the shell that have their own code. */
export interface PageControls {
  /** Selects the controls. */
  selector: string
  /** Loads and starts their code. */
  start: () => Promise<RunningControls>
}

/** Controls of the shell whose code has run. */
export interface RunningControls {
  /** Leaves the page as it was prerendered. */
  stop: () => void
  /** Whether another control is one whose press `wait` answers without the application. It prepares that, if it is. @default no control */
  prepare?: (control: Element) => boolean
  /**
   * Answers a press on another button, or shows at once what it will open. Called again for each press.
   * @param load Loads the application, which answers the press if it is still held then.
   * @default loads it
   */
  wait?: (button: HTMLElement, load: () => void) => void
  /** Removes what `wait` shows: the application could not be loaded. */
  drop?: () => void
}

/** The controls of a page while the reader runs. */
export interface StartedControls {
  /** Whether a control is one of them. None is if their code cannot be loaded: the application has it too. */
  owns: (control: Element) => boolean
  isRunning: () => boolean
  prepare: (control: Element) => boolean
  /** Lets the controls answer a press on a button, or loads the application with `load`. Called again when they have started. */
  wait: (button: HTMLElement, load: () => void) => void
  drop: () => void
  stop: () => void
}

/** Starts the controls, and calls `onChange` once they run or cannot be loaded. */
export function startControls(controls: PageControls | undefined, onChange: () => void): StartedControls {
  let state: 'loading' | 'running' | 'failed' | 'stopped' = controls ? 'loading' : 'failed'
  let running: RunningControls | undefined
  const become = (next: typeof state) => {
    state = next
    onChange()
  }
  controls?.start().then(
    (started) => {
      if (state === 'stopped') return started.stop()
      running = started
      return become('running')
    },
    () => state === 'loading' && become('failed'),
  )
  return {
    owns: (control) => controls !== undefined && state !== 'failed' && control.matches(controls.selector),
    isRunning: () => state === 'running',
    // While they load, a press is held: whether it needs the application is known once they run.
    prepare: (control) => state === 'loading' || running?.prepare?.(control) === true,
    wait(button, load) {
      if (state === 'loading') return
      if (running?.wait) running.wait(button, load)
      else load()
    },
    drop: () => running?.drop?.(),
    stop() {
      state = 'stopped'
      running?.stop()
    },
  }
}
