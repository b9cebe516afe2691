import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Button } from '../components/button/Button.tsx'
import { Drawer } from './Drawer.tsx'
import { Popover } from './Popover.tsx'

test('a popover has an accessible name, and Escape restores the focus', async () => {
  render(
    <Popover trigger={<Button>Follow</Button>} title="Follow us">
      <Button>Copy</Button>
    </Popover>,
  )
  const opener = page.getByRole('button', { name: 'Follow' })
  await opener.click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Follow us')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a drawer is at the inline end in both directions', async () => {
  const drawer = (
    <Drawer open onOpenChange={() => undefined} title="Settings" closeLabel="Close">
      Body
    </Drawer>
  )
  const { update } = render(drawer)
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  expect(box().width).toBe(280)
  await expect.poll(() => box().right).toBe(document.documentElement.clientWidth)
  document.documentElement.dir = 'rtl'
  try {
    update(drawer)
    await expect.poll(() => box().left).toBe(0)
  } finally {
    document.documentElement.removeAttribute('dir')
  }
})

function box(): DOMRect {
  return page.getByRole('dialog', { name: 'Settings' }).element().getBoundingClientRect()
}
