import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Select } from './Select.tsx'

const options = [
  { value: 'pro', label: 'Standard' },
  { value: 'business', label: 'Business' },
  { value: 'platform', label: 'Platform', disabled: true },
]
const field = page.getByRole('combobox', { name: 'Edition' })

test('an option is selected by keyboard, and its value is submitted', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  const { host } = render(
    <form>
      <Select label="Edition" name="edition" options={options} placeholder="Choose" onValueChange={onValueChange} />
    </form>,
  )
  await expect.element(field).toHaveTextContent('Choose')
  field.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('b')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveTextContent('Business')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('business')
  await expect.element(field).toHaveFocus()
  const form = host.querySelector('form')
  expect(form !== null && new FormData(form).get('edition')).toBe('business')
})

test('shows its error and is marked as invalid', async () => {
  render(<Select label="Edition" options={options} error="Choose one." />)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Choose one.')
})

test('with several values the list stays open and all selected ones are shown', async () => {
  render(<Filter />)
  await field.click()
  await page.getByRole('option', { name: 'Business' }).click()
  await page.getByRole('option', { name: 'Standard' }).click()
  await expect.element(field).toHaveTextContent('Standard · Business')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

function Filter() {
  const [value, setValue] = useState<string[]>([])
  return <Select label="Edition" multiple options={options} value={value} onValueChange={setValue} placeholder="All" />
}
