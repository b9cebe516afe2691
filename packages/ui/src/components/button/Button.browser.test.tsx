import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

test('while loading it keeps the focus, ignores clicks and does not submit', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} onClick={onClick}>
        Pay
      </Button>
    </form>
  )
  const { update } = render(form(false))
  const pay = page.getByRole('button', { name: 'Pay' })
  await pay.click()
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  update(form(true))
  await expect.element(pay).toHaveFocus()
  await expect.element(pay).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
})

test('an icon button has a name and a hit area of 32 px, 44 px on phones', async () => {
  render(<IconButton label="Search">i</IconButton>)
  const search = page.getByRole('button', { name: 'Search' })
  await page.viewport(1280, 800)
  expect(search.element().getBoundingClientRect()).toMatchObject({ width: 32, height: 32 })
  await page.viewport(390, 800)
  expect(search.element().getBoundingClientRect()).toMatchObject({ width: 44, height: 44 })
  await page.viewport(1280, 800)
})
