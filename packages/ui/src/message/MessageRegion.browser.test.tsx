import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Button } from '../components/button/Button.tsx'
import { createMessageCenter } from './createMessageCenter.ts'
import { MessageProvider } from './MessageProvider.tsx'
import { MessageRegion } from './MessageRegion.tsx'
import { useMessages } from './useMessages.ts'

afterEach(() => {
  vi.useRealTimers()
})

function show() {
  const center = createMessageCenter()
  render(
    <MessageProvider center={center}>
      <Opener />
      <MessageRegion label="Messages" closeLabel="Close" />
    </MessageProvider>,
  )
  return center
}

function Opener() {
  const { notice } = useMessages()
  return <Button onClick={() => notice({ title: 'Login information error', text: 'Sign in again.', persistent: true })}>Open</Button>
}

test('live regions exist before the first message, and errors use the assertive one', async () => {
  const center = show()
  const polite = page.elementLocator(query('[aria-live="polite"]'))
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(4)
  center.message({ type: 'success', text: 'Saved' })
  center.message({ type: 'error', text: 'Network error' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(page.getByText('Saved').element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(page.getByText('Network error').element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  await expect.element(polite).toBeInTheDocument()
})

test('hovering a message pauses its timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const center = show()
  center.message({ text: 'Read me' })
  const message = page.getByText('Read me')
  await message.hover()
  vi.advanceTimersByTime(60_000)
  await expect.element(message).toBeVisible()
  await page.getByRole('button', { name: 'Open' }).hover()
  vi.advanceTimersByTime(3000)
  await expect.element(message).not.toBeInTheDocument()
})

test('a persistent notice can be closed by keyboard and restores the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const center = show()
  const open = page.getByRole('button', { name: 'Open' })
  await open.click()
  center.message({ text: 'Waits while the visitor reads' })
  await expect.element(page.getByText('Login information error')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await expect.element(page.getByText('Waits while the visitor reads')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Login information error')).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  vi.advanceTimersByTime(3000)
  await expect.element(page.getByText('Waits while the visitor reads')).not.toBeInTheDocument()
})

test('the action of a notice is busy until what it has started is over, and keeps the focus', async () => {
  const center = show()
  const done = Promise.withResolvers<void>()
  const onSelect = vi.fn<() => Promise<void>>(() => done.promise)
  center.notice({ title: 'Not up to date', persistent: true, action: { label: 'Try again', onSelect } })
  const action = page.getByRole('button', { name: 'Try again' })
  await action.click()
  await expect.element(action).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  done.resolve()
  await expect.element(action).not.toHaveAttribute('aria-busy')
  await expect.element(action).toHaveFocus()
})

test('useMessages names the missing provider', () => {
  expect(() => renderToString(<Opener />)).toThrow('MessageProvider')
})

function query(selector: string): Element {
  const element = document.querySelector(selector)
  if (element === null) throw new Error(`nothing matches ${selector}`)
  return element
}

test('a notice can have an action', async () => {
  const center = show()
  const onSelect = vi.fn<() => void>()
  center.notice({ type: 'error', title: 'A part did not load', persistent: true, action: { label: 'Reload', onSelect } })
  await page.getByRole('button', { name: 'Reload' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
})
