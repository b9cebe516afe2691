/** Controls of the shell that have their own code. */
export interface PageControls {
  /** Selects the controls. */
  selector: string
  /** Loads and starts their code. `stop` leaves the page as it was prerendered. */
  start: () => Promise<{ stop: () => void }>
}

/** The controls of a page while the reader runs. */
export interface StartedControls {
  /** Whether a control is one of them. None is if their code cannot be loaded: the application has it too. */
  owns: (control: Element) => boolean
  isRunning: () => boolean
  stop: () => void
}

/** Starts the controls, and calls `onChange` once they run or cannot be loaded. */
export function startControls(controls: PageControls | undefined, onChange: () => void): StartedControls {
  let state: 'loading' | 'running' | 'failed' | 'stopped' = 'loading'
  let stop: (() => void) | undefined
  const become = (next: typeof state) => {
    state = next
    onChange()
  }
  controls?.start().then(
    (running) => {
      if (state === 'stopped') return running.stop()
      stop = running.stop
      return become('running')
    },
    () => state === 'loading' && become('failed'),
  )
  return {
    owns: (control) => controls !== undefined && state !== 'failed' && control.matches(controls.selector),
    isRunning: () => state === 'running',
    stop() {
      state = 'stopped'
      stop?.()
    },
  }
}
