import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemorySource } from '../src/createMemorySource.ts'
import type { CrudPageResult, CrudQuery } from '../src/types/CrudHooks.ts'
import type { CrudValues } from '../src/types/CrudRow.ts'
import { answers, mountCrud, people } from './mountCrud.ts'

const result = (name: string): CrudPageResult => ({ rows: [{ id: 1, name, age: 1 }], total: 30 })

test('[DOC-11] rows are loaded by page, sorted by keyboard, and searched', async () => {
  const { fetchData } = createMemorySource(people(25), { delay: 0 })
  const { cells, button } = mountCrud({ fetchData })
  await expect.poll(() => cells().length).toBe(10)
  await page.getByText('3', { exact: true }).click()
  await expect.poll(() => cells().length).toBe(5)
  button('Age (not sorted)').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Age (ascending)')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cells()[0]).toEqual(['Person 25', '44'])
  await page.getByLabelText('Name').fill('Person 2')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => cells().map(([name]) => name))
    .toEqual(['Person 25', 'Person 24', 'Person 23', 'Person 22', 'Person 21', 'Person 20', 'Person 2'])
})

test('only the response to the last of several requests is used', async () => {
  const { ask, give, count } = answers<CrudPageResult>()
  const signals: AbortSignal[] = []
  const fetchData = ({ signal }: CrudQuery) => {
    signals.push(signal)
    return ask()
  }
  const { crud, cells } = mountCrud({ fetchData })
  await expect.poll(count).toBe(1)
  void crud.reload()
  give(1, result('late question'))
  await expect.poll(() => cells()[0]?.[0]).toBe('late question')
  give(0, result('early question'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(cells()[0]?.[0]).toBe('late question')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('a failure keeps rows, page and search, shows an error, and can be retried', async () => {
  const { fetchData, failing } = createMemorySource(people(25), { delay: 0, message: 'No line' })
  const onError = vi.fn<(error: unknown, hook: string) => void>()
  const { cells, button, crud } = mountCrud({ fetchData, onOnError: onError })
  await expect.poll(() => cells().length).toBe(10)
  failing.value = true
  await page.getByText('2', { exact: true }).click()
  await expect.element(page.getByText('No line')).toBeVisible()
  expect(cells()[0]).toEqual(['Person 1', '20'])
  expect(crud.getQuery().page).toBe(1)
  expect(onError).toHaveBeenCalledWith(expect.any(Error), 'fetchData')
  failing.value = false
  await button('Try again').click()
  await expect.poll(() => cells()[0]).toEqual(['Person 11', '30'])
  await expect.element(page.getByText('No line')).not.toBeInTheDocument()
})

test('an empty page is replaced by the last page with rows', async () => {
  const { fetchData, fetchRemove, rows } = createMemorySource(people(11), { delay: 0 })
  const { cells, crud, button } = mountCrud({ fetchData, fetchRemove })
  await expect.poll(() => cells().length).toBe(10)
  await page.getByText('2', { exact: true }).click()
  await expect.poll(() => cells().length).toBe(1)
  await button('Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => cells().length).toBe(10)
  expect(crud.getQuery().page).toBe(1)
  expect(rows.length).toBe(10)
})

test('a response with an unexpected shape is reported with a fix', async () => {
  mountCrud({ fetchData: () => ({ data: [] }) })
  await expect.element(page.getByText(/has to return \{ rows, total \}/)).toBeVisible()
})

test('fetchSearch converts the input to the query, and may reject it', async () => {
  const asked: unknown[] = []
  const fetchData = ({ search }: CrudQuery) => {
    asked.push(search)
    return []
  }
  const { button } = mountCrud({ fetchData, fetchSearch: byKeyword })
  await page.getByLabelText('Name').fill('x')
  await button('Search').click()
  await expect.element(page.getByText('At least two letters')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('x')
  await page.getByLabelText('Name').fill('xy')
  await button('Search').click()
  await expect.poll(() => asked).toEqual([{}, { keyword: 'xy' }])
})

function byKeyword({ name }: CrudValues): CrudValues {
  if (name === 'x') throw new Error('At least two letters')
  return { keyword: name }
}

test('a filter with the default “No” applies to the first request', async () => {
  const { fetchData } = createMemorySource(
    [
      { id: 1, name: 'Open', done: false },
      { id: 2, name: 'Done', done: true },
    ],
    { delay: 0 },
  )
  const done = { key: 'done', title: 'Done', type: 'switch', search: { default: false } }
  const { cells } = mountCrud({ fetchData, columns: [{ key: 'name', title: 'Name' }, done] })
  await expect.poll(cells).toEqual([['Open', 'No']])
})

test('listeners of on-load see the selection in the new rows', async () => {
  const { fetchData } = createMemorySource(people(4), { delay: 0 })
  const seen = vi.fn<(ticks: number, chosen: unknown) => void>()
  const onOnLoad = (): void => seen(mounted.crud.getSelection().length, mounted.crud.getRadio())
  const mounted = mountCrud({ fetchData, onOnLoad, selectionRow: true, radioRow: true, page: { size: 2 } })
  await expect.poll(() => seen.mock.calls.length).toBe(1)
  mounted.crud.setSelection(mounted.crud.getRows())
  mounted.crud.setRadio(mounted.crud.getRows()[0] ?? null)
  await page.getByText('2', { exact: true }).first().click()
  await expect
    .poll(() => seen.mock.calls)
    .toEqual([
      [0, null],
      [0, null],
    ])
})
