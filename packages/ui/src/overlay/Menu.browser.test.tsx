import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Button } from '../components/button/Button.tsx'
import { NavigationProvider, plainNavigation } from '../navigation/NavigationProvider.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import { Menu } from './Menu.tsx'

const opener = page.getByRole('button', { name: 'Account' })
const item = (name: string) => page.getByRole('menuitem', { name })

function show() {
  const onSignOut = vi.fn<() => void>()
  const onTheme = vi.fn<(theme: string) => void>()
  render(
    <Menu
      trigger={<Button>Account</Button>}
      items={[
        { type: 'link', label: 'Purchases', to: '/account' },
        { label: 'Locked', onSelect: () => undefined, disabled: true },
        { label: 'Sign out', onSelect: onSignOut, danger: true },
        { type: 'separator' },
        {
          type: 'radio',
          label: 'Theme',
          value: 'light',
          onValueChange: onTheme,
          options: [
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ],
        },
      ]}
    />,
  )
  return { onSignOut, onTheme }
}

test('supports arrow keys, Home, End and type-ahead', async () => {
  show()
  opener.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Purchases')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Purchases')).toHaveFocus()
  await userEvent.keyboard('s')
  await expect.element(item('Sign out')).toHaveFocus()
})

test('Enter selects an item, closes the menu and restores the focus', async () => {
  const { onSignOut } = show()
  await opener.click()
  await item('Sign out').click()
  expect(onSignOut).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Escape closes without selecting', async () => {
  const { onSignOut } = show()
  await opener.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(onSignOut).not.toHaveBeenCalled()
})

test('a radio group shows the selected item, and another one can be selected', async () => {
  const { onTheme } = show()
  await opener.click()
  await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  expect(onTheme).toHaveBeenCalledWith('dark')
})

test("links use the app's navigation", async () => {
  const navigate = vi.fn<(to: string) => void>()
  render(
    <NavigationProvider
      navigation={{
        ...plainNavigation,
        Link: ({ to, replace: _replace, onClick, children, ...props }) => (
          <a
            {...props}
            href={to}
            onClick={(event) => {
              onClick?.(event)
              event.preventDefault()
              navigate(to)
            }}
          >
            {children}
          </a>
        ),
      }}
    >
      <Menu trigger={<Button>Account</Button>} items={[{ type: 'link', label: 'Purchases', to: '/account' }]} />
    </NavigationProvider>,
  )
  await opener.click()
  await expect.element(item('Purchases')).toHaveAttribute('href', '/account')
  await item('Purchases').click()
  expect(navigate).toHaveBeenCalledWith('/account')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('a context menu opens at a point, supports the keyboard, closes on Escape and returns the focus to the given element', async () => {
  const onClose = vi.fn<() => void>()
  function Place() {
    const [at, setAt] = useState<{ x: number; y: number } | null>(null)
    return (
      <>
        <Button onClick={() => setAt({ x: 120, y: 80 })}>Tab</Button>
        <ContextMenu
          label="Tab 1"
          at={at ?? { x: 0, y: 0 }}
          open={at !== null}
          onOpenChange={(open) => !open && setAt(null)}
          items={[{ label: 'Close', onSelect: onClose }]}
          returnFocus={() => document.querySelector('button')}
        />
      </>
    )
  }
  render(<Place />)
  const tab = page.getByRole('button', { name: 'Tab' })
  await tab.click()
  await expect.element(item('Close')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Tab 1' }).getByRole('menu', { name: 'Tab 1' })).toBeVisible()
  const { left, top } = page.getByRole('menu').element().getBoundingClientRect()
  expect([Math.round(left), Math.round(top)]).toEqual([120, 80])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(tab).toHaveFocus()
  await tab.click()
  await item('Close').click()
  expect(onClose).toHaveBeenCalledOnce()
})
