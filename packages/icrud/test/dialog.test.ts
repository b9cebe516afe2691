import { expect, test, vi } from 'vitest'
import { h } from 'vue'
import { page, userEvent } from 'vitest/browser'
import { createMemorySource } from '../src/createMemorySource.ts'
import { CrudError } from '../src/CrudError.ts'
import { answers, mountCrud, people } from './mountCrud.ts'

const dialog = page.getByRole('dialog')
const name = dialog.getByLabelText('Name')

test('a record can be created by keyboard only, and the focus is restored', async () => {
  const source = createMemorySource(people(2), { delay: 0 })
  const { cells, button } = mountCrud({ ...source })
  await expect.poll(() => cells().length).toBe(2)
  button('New').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText('Name is required')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Ada{Enter}')
  await expect.poll(() => cells()[0]?.[0]).toBe('Ada')
  await expect.element(button('New')).toHaveFocus()
})

test('Tab stays in the dialog, and Esc closes it', async () => {
  const source = createMemorySource(people(2), { delay: 0 })
  const { button } = mountCrud({ ...source })
  await button('New').click()
  await expect.element(name).toHaveFocus()
  const outside = []
  for (let index = 0; index < 8; index++) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.keyboard('{Tab}')
    outside.push(dialog.element().contains(document.activeElement))
  }
  expect(outside).toEqual(Array.from({ length: 8 }, () => true))
  await userEvent.keyboard('{Escape}')
  await expect.element(button('New')).toHaveFocus()
})

test('after a failed hook the input is kept, and invalid fields are marked', async () => {
  const source = createMemorySource(people(2), { delay: 0 })
  const fetchEdit = vi.fn<(values: unknown, context: unknown) => Promise<void>>()
  fetchEdit.mockRejectedValueOnce(new CrudError('The name is taken', { fields: { name: 'Taken' } }))
  const { button } = mountCrud({ ...source, fetchEdit })
  await button('Edit').first().click()
  await name.fill('Grace')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('The name is taken')).toBeVisible()
  await expect.element(dialog.getByText('Taken', { exact: true })).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('Grace')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(fetchEdit).toHaveBeenCalledTimes(2)
  expect(fetchEdit.mock.calls[1]?.[0]).toEqual({ id: 1, name: 'Grace', age: 20 })
  expect(fetchEdit.mock.calls[1]?.[1]).toMatchObject({ row: { id: 1, name: 'Person 1' }, changed: { name: 'Grace' } })
})

/** A slot that renders its props. */
const Lock = ({ disabled }: { disabled: boolean }) => [h('p', disabled ? 'locked' : 'open')]

test('a slot receives whether its field is disabled', async () => {
  const saves = answers<void>()
  const columns = [{ key: 'name', title: 'Name', form: { slot: 'name' } }]
  const { button } = mountCrud({ columns, fetchCreate: saves.ask }, { name: Lock })
  await button('New').click()
  await expect.element(dialog.getByText('open')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('locked')).toBeVisible()
  saves.give(0, undefined)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a record is saved once, and the dialog cannot be closed while saving', async () => {
  const source = createMemorySource(people(1), { delay: 0 })
  const { ask, give, count } = answers<unknown>()
  const { crud } = mountCrud({ ...source, fetchCreate: ask })
  crud.openCreate({ name: 'Ada' })
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(count).toBe(1)
  await userEvent.keyboard('{Escape}')
  crud.close()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(dialog).toBeVisible()
  expect(count()).toBe(1)
  give(0, undefined)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('deleting requires a confirmation, which stays open for a retry after a failure', async () => {
  const source = createMemorySource(people(3), { delay: 0, message: 'No line' })
  const { button, cells } = mountCrud({ ...source, selectionRow: true })
  await page.getByLabelText('Select row 1', { exact: true }).click()
  await page.getByLabelText('Select row 3', { exact: true }).click()
  await expect.element(page.getByText('2 selected')).toBeVisible()
  source.failing.value = true
  await button('Delete selected').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(question.getByText('No line')).toBeVisible()
  source.failing.value = false
  await question.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => cells().map((row) => row[1])).toEqual(['Person 2'])
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
})

test('a record that could not be loaded can only be edited after a successful retry', async () => {
  const source = createMemorySource(people(1), { delay: 0 })
  const fetchView = vi.fn<() => Promise<Record<string, unknown>>>()
  fetchView.mockRejectedValueOnce(new Error('Gone for now')).mockResolvedValueOnce({ id: 1, name: 'Whole', age: 1 })
  const { button } = mountCrud({ ...source, fetchView })
  await button('Edit').click()
  await expect.element(dialog.getByText('Gone for now')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(name).toHaveValue('Whole')
})

/** A custom control that does not notify the form. */
const Pick = (props: { 'onUpdate:modelValue'?: (value: string) => void }) =>
  h('button', { type: 'button', onClick: () => props['onUpdate:modelValue']?.('red') }, 'Red')

test('the error of a custom control is removed when its value becomes valid', async () => {
  const columns = [{ key: 'color', title: 'Colour', required: true, component: Pick }]
  const { button } = mountCrud({ columns, fetchCreate: () => {} })
  await button('New').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const missing = dialog.getByText('Select an option for Colour')
  await expect.element(missing).toBeVisible()
  await dialog.getByRole('button', { name: 'Red' }).click()
  await expect.element(missing).not.toBeInTheDocument()
})
