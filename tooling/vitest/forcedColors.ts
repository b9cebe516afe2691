import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Makes the browser replace all colours by the visitor's, as in the contrast themes of Windows, until the test ends. */
export async function emulateForcedColors(): Promise<void> {
  onTestFinished(() => emulate('none'))
  await emulate('active')
}

async function emulate(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}
