import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Button } from '../components/button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

function Removal({ onConfirm }: { onConfirm: () => void | Promise<void> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this order?"
        confirmLabel="Cancel order"
        cancelLabel="Keep it"
        onConfirm={onConfirm}
        danger
      />
    </>
  )
}

const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' })

test('initially focuses the cancel button', async () => {
  const onConfirm = vi.fn<() => void>()
  render(<Removal onConfirm={onConfirm} />)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('shows progress until done, and confirms only once', async () => {
  let done: (() => void) | undefined
  const onConfirm = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        done = resolve
      }),
  )
  render(<Removal onConfirm={onConfirm} />)
  await page.getByRole('button', { name: 'Remove' }).click()
  const confirm = page.getByRole('button', { name: 'Cancel order' })
  await confirm.click()
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  await confirm.click({ force: true })
  expect(onConfirm).toHaveBeenCalledOnce()
  done?.()
  await expect.element(dialog).not.toBeInTheDocument()
})
