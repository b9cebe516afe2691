import { startProgram } from './startProgram.ts'

export interface Display {
  /** Value of `DISPLAY`. */
  name: string
  close: () => Promise<void>
}

/** Starts a virtual display, for browsers that cannot run without a window. */
export async function startDisplay(): Promise<Display> {
  const { ready, close } = await startProgram('Xvfb', {
    // By default it resets when its last client exits, and refuses a browser that starts at that moment.
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    ready: /^(\d+)$/m,
  })
  return { name: `:${ready}`, close }
}
