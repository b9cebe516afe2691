import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Makes the browser replace all colours by the visitor's, as in the contrast themes of Windows, until the test ends. */
export async function emulateForcedColors(): Promise<void> {
  const emulate = (value: 'active' | 'none') => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  onTestFinished(async () => void (await emulate('none')))
  await emulate('active')
}
