import { violations } from '@view-site/vitest-config/axe'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { Button } from '../../components/button/Button.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Dialog } from '../Dialog.tsx'
import { Drawer } from '../Drawer.tsx'
import { openFrame, type Frame, type OpenFrameOptions } from './openFrame.ts'
import { openWaitingFrame, type WaitingFrameOptions } from './waitingFrame.ts'

const texts = { title: 'Sign in', description: 'Go on where you were.', closeLabel: 'Close' }
const dialog = page.getByRole('dialog')
const opener = page.getByRole('button', { name: 'Open' })

/** A page with the button that opens a frame. */
function openPage() {
  const open: { current?: () => void } = {}
  function Page() {
    const [isOpen, setOpen] = useState(false)
    open.current = () => setOpen(true)
    return (
      <main>
        <h1>Page</h1>
        <Button>Open</Button>
        <Dialog {...texts} open={isOpen} onOpenChange={setOpen}>
          <TextField label="Mail" />
        </Dialog>
      </main>
    )
  }
  render(<Page />)
  opener.element().focus()
  return { openDialog: () => open.current?.() }
}

function show(options: Partial<OpenFrameOptions> = {}): Frame {
  const frame = openFrame({ ...texts, content: [], ...options })
  onTestFinished(frame.close)
  return frame
}

function wait(options: Partial<WaitingFrameOptions> = {}): () => void {
  const close = openWaitingFrame({ ...texts, name: 'Loading', rows: ['field', 'submit'], onCancel: () => true, ...options })
  onTestFinished(close)
  return close
}

const placeOf = (element: Element | null | undefined) => JSON.stringify(element?.getBoundingClientRect())
/** What is drawn of a dialog: its surface, its title, its close button. */
const places = () =>
  [...document.querySelectorAll('h2')].map((title) =>
    [title.closest('div'), title, title.parentElement?.querySelector('button')].map(placeOf),
  )

const pressOutside = () => document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

test.each([
  ['dialog', 1280],
  ['dialog', 390],
  ['drawer', 1280],
] as const)('a %s is in the place of the component, at %i px', async (shape, width) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const content = <p style={{ height: 200 }}>Text</p>
  const { update } = render(
    shape === 'dialog' ? (
      <Dialog {...texts} open onOpenChange={() => undefined}>
        {content}
      </Dialog>
    ) : (
      <Drawer title={texts.title} closeLabel={texts.closeLabel} open onOpenChange={() => undefined}>
        {content}
      </Drawer>
    ),
  )
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => document.querySelector('[data-starting-style]')).toBeNull()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const before = places()
  update(null)
  await expect.element(dialog).not.toBeInTheDocument()
  const text = document.createElement('p')
  text.style.height = '200px'
  show({ shape, content: [text], ...(shape === 'drawer' && { description: undefined }) })
  expect(places()).toEqual(before)
})

test('has a name and a description, keeps the focus, and gives it back when Escape closes it', async () => {
  openPage()
  const onClose = vi.fn<() => void>()
  const link = document.createElement('a')
  link.href = '#there'
  link.textContent = 'There'
  show({ content: [link], onClose })
  await expect.element(dialog).toHaveAccessibleName('Sign in')
  await expect.element(dialog).toHaveAccessibleDescription('Go on where you were.')
  await expect.element(page.getByRole('link', { name: 'There' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a press on the backdrop closes it, unless keepOnOutsidePress is set', async () => {
  show({ keepOnOutsidePress: true })
  pressOutside()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  show()
  pressOutside()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[PLUS-05] a frame that waits is replaced by its dialog at once, which has the focus and gives it back', async () => {
  const { openDialog } = openPage()
  wait()
  await expect.element(dialog).toHaveAccessibleName('Loading')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(await violations()).toEqual([])
  openDialog()
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(0)
  expect(getComputedStyle(dialog.element()).opacity).toBe('1')
  await expect.element(dialog).toHaveAccessibleName('Sign in')
  await expect.element(page.getByRole('textbox', { name: 'Mail' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('[PLUS-05] after the frame was closed, its dialog does not open, and the next press opens it', async () => {
  const { openDialog } = openPage()
  const onCancel = vi.fn<() => boolean>(() => false)
  wait({ onCancel })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await expect.poll(() => onCancel.mock.calls.length).toBe(1)
  openDialog()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  openDialog()
  await expect.element(dialog).toHaveAccessibleName('Sign in')
})

test('a second frame takes the place of the first, and what closes the first leaves it open', async () => {
  const onCancel = vi.fn<() => boolean>(() => true)
  const closeFirst = wait({ onCancel })
  wait({ name: 'Loading settings', shape: 'drawer' })
  closeFirst()
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  await expect.element(dialog).toHaveAccessibleName('Loading settings')
  expect(onCancel).not.toHaveBeenCalled()
})
