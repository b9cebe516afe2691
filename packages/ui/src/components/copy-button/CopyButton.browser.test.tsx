import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { CopyButton } from './CopyButton.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('copies, shows and announces a confirmation, and removes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<CopyButton text="npm i view-ui-plus" label="Copy" copiedLabel="Copied" />)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('npm i view-ui-plus')
  vi.advanceTimersByTime(1600)
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('calls getText on click', async () => {
  let source = 'first'
  render(<CopyButton getText={() => source} label="Copy" copiedLabel="Copied" iconOnly />)
  source = 'second'
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  expect(writeText).toHaveBeenCalledWith('second')
})

test('without the clipboard API it copies from a selection', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const copied = vi.fn<(text: string) => void>()
  document.addEventListener(
    'copy',
    () => copied(String(document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value)),
    { once: true },
  )
  render(<CopyButton text="AP-7F3K" label="Copy" copiedLabel="Copied" />)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByRole('button', { name: 'Copied' })).toHaveFocus()
  expect(copied).toHaveBeenCalledWith('AP-7F3K')
})
