import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

test('label, hint and error belong to the input', async () => {
  const { update } = render(<TextField label="Mail" hint="We send the licence there." type="email" />)
  const input = page.getByRole('textbox', { name: 'Mail' })
  await expect.element(input).toHaveAccessibleDescription('We send the licence there.')
  await expect.element(input).not.toHaveAttribute('aria-invalid')

  update(<TextField label="Mail" hint="We send the licence there." error="Not a mail address." type="email" />)
  await expect.element(input).toBeInvalid()
  await expect.element(input).toHaveAccessibleDescription('Not a mail address. We send the licence there.')
})

test('an error is announced: its live region exists before', () => {
  const { host, update } = render(<TextField label="Mail" />)
  const region = host.querySelector('[aria-live="polite"]')
  expect(region).not.toBeNull()
  update(<TextField label="Mail" error="Needed" />)
  expect(host.querySelector('[aria-live="polite"]')).toBe(region)
  expect(region?.textContent).toBe('Needed')
})

test('reports input, and passes on the attributes that password managers read', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  render(<TextField label="Mail" name="mail" autoComplete="username" onValueChange={onValueChange} />)
  const input = page.getByLabelText('Mail')
  await input.fill('a@b.cn')
  expect(onValueChange).toHaveBeenLastCalledWith('a@b.cn')
  await expect.element(input).toHaveAttribute('autocomplete', 'username')
  await expect.element(input).toHaveAttribute('name', 'mail')
})

test('a password can be revealed and hidden again', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="secret" />)
  const input = page.getByLabelText('Password', { exact: true })
  await expect.element(input).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('secret')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})
