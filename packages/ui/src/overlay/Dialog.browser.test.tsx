import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Button } from '../components/button/Button.tsx'
import { TextField } from '../form/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function SignIn(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <a href="#behind">Behind</a>
      <Dialog {...props} open={open} onOpenChange={setOpen} title="Welcome back" description="Go on where you were." closeLabel="Close">
        <TextField label="Mail" />
        <Button>Continue</Button>
      </Dialog>
    </>
  )
}

const opener = page.getByRole('button', { name: 'Sign in' })
const dialog = page.getByRole('dialog')

test('opens with accessible name and description, and focuses the first field', async () => {
  render(<SignIn />)
  await opener.click()
  await expect.element(dialog).toHaveAccessibleName('Welcome back')
  await expect.element(dialog).toHaveAccessibleDescription('Go on where you were.')
  await expect.element(page.getByRole('textbox', { name: 'Mail' })).toHaveFocus()
})

test('traps the focus in both directions', async () => {
  render(<SignIn />)
  await opener.click()
  await expect.element(page.getByRole('textbox', { name: 'Mail' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Mail' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('Escape closes it and restores the focus to the opener', async () => {
  const onClosed = vi.fn<() => void>()
  render(<SignIn onClosed={onClosed} />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await expect.poll(() => onClosed.mock.calls.length).toBe(1)
})

test('a click on the backdrop closes it, unless keepOnOutsidePress is set', async () => {
  const { update } = render(<SignIn />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()

  update(<SignIn keepOnOutsidePress />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog).toBeVisible()
})

test('fits a phone screen, and scrolls content that is too tall', async () => {
  await page.viewport(360, 400)
  onTestFinished(() => page.viewport(1280, 800))
  render(
    <Dialog open onOpenChange={() => undefined} title="Licence" closeLabel="Close" width={640}>
      <p style={{ height: 900 }}>Long</p>
      <Button>Agree</Button>
    </Dialog>,
  )
  await expect.element(dialog).toBeVisible()
  const { left, right, top } = dialog.element().getBoundingClientRect()
  expect([left, right, top]).toEqual([16, 344, 16])
  await page.getByRole('button', { name: 'Agree' }).click()
})
