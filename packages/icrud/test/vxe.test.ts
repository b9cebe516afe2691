import 'vxe-table/lib/style.css'
import { defineComponent, h, shallowRef, type Component } from 'vue'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemorySource } from '../src/createMemorySource.ts'
import ViewTable from '../src/table/ViewTable.vue'
import type { CrudCell, CrudColumn } from '../src/types/CrudColumn.ts'
import type { CrudRow } from '../src/types/CrudRow.ts'
import { vxeTable } from '../src/vxe/index.ts'
import { columns, mountCrud, people } from './mountCrud.ts'

/** Cell texts of the rendered rows. */
function cells(): string[][] {
  return [...document.querySelectorAll('.vxe-table--main-wrapper .vxe-table--body .vxe-body--row')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()),
  )
}

/** Like `mountCrud`, with vxe-table, which logs invalid options to the console: the test fails if it logs any. */
function mountVxe(props: Record<string, unknown>, slots: Parameters<typeof mountCrud>[1] = {}): ReturnType<typeof mountCrud> {
  const said = vi.fn<(...values: unknown[]) => void>()
  const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  for (const spy of spies) spy.mockImplementation(said)
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    if (said.mock.calls.length > 0) throw new Error(`Console output: ${said.mock.calls.flat().join('; ')}`)
  })
  return mountCrud({ table: vxeTable, ...props }, slots)
}

const More = ({ row }: { row: CrudRow }) => [h('p', `More of ${String(row['name'])}`)]

test('[DOC-11] vxe-table supports iCRUD’s pages, sorting by keyboard, dictionaries, formats and custom cells', async () => {
  const source = createMemorySource(people(25), { delay: 0 })
  const own: CrudColumn[] = [
    ...columns,
    { key: 'half', title: 'Half', format: (_value, row) => `${Number(row['age']) / 2} years` },
    { key: 'kind', title: 'Kind', dict: [{ value: 1, label: 'One' }] },
    { key: 'drawn', title: 'Drawn', render: ({ row, index }: CrudCell) => h('b', `${String(row['name'])} at ${index}`) },
    { key: 'named', title: 'Named', slot: 'named' },
  ]
  const rows = source.rows.map((row) => ({ ...row, kind: 1 }))
  const { fetchData } = createMemorySource(rows, { delay: 0 })
  mountVxe({ columns: own, fetchData }, { named: ({ row }: CrudCell) => [h('i', `slot ${String(row['id'])}`)] })
  await expect.poll(() => cells().length).toBe(10)
  expect(cells()[0]).toEqual(['Person 1', '20', '10 years', 'One', 'Person 1 at 0', 'slot 1'])
  page.getByRole('button', { name: 'Age (not sorted)' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Age (ascending)' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cells()[0]?.slice(0, 2)).toEqual(['Person 25', '44'])
  await page.getByText('3', { exact: true }).click()
  await expect.poll(cells).toHaveLength(5)
})

test('checkboxes, radio buttons, numbers and actions work, and pass the loaded row', async () => {
  const pressed = vi.fn<(row: CrudRow) => void>()
  const actions = [{ key: 'own', text: 'Press', onClick: pressed }]
  const rows = people(3)
  const { crud, button } = mountVxe({
    fetchData: () => rows,
    selectionRow: true,
    radioRow: true,
    indexRow: true,
    handleRow: { actions },
  })
  await expect.poll(cells).toHaveLength(3)
  expect(cells()[2]?.slice(2, 5)).toEqual(['3', 'Person 3', '22'])
  await page.getByLabelText('Select row 2', { exact: true }).click()
  await page.getByLabelText('Select only row 3', { exact: true }).click()
  await button('Press').nth(1).click()
  expect(crud.getSelection()[0]).toBe(rows[1])
  expect(crud.getRadio()).toBe(rows[2])
  expect(pressed.mock.calls[0]?.[0]).toBe(rows[1])
  await page.getByLabelText('Select the whole page').click()
  expect(crud.getSelection()).toHaveLength(3)
})

test('rows can be expanded, and stay expanded after reloading', async () => {
  const { fetchData } = createMemorySource(people(3), { delay: 0 })
  const { crud } = mountVxe({ fetchData, expandRow: true }, { expand: More })
  await page.getByRole('button', { name: 'Expand row 2' }).click()
  await expect.element(page.getByText('More of Person 2')).toBeVisible()
  await crud.refresh()
  await expect.element(page.getByText('More of Person 2')).toBeVisible()
  await page.getByRole('button', { name: 'Collapse row 2' }).click()
  await expect.element(page.getByText('More of Person 2')).not.toBeInTheDocument()
})

test('replacing the table component keeps rows, selection and expanded rows', async () => {
  const { fetchData } = createMemorySource(people(3), { delay: 0 })
  const table = shallowRef<Component>(ViewTable)
  const Either = defineComponent({
    inheritAttrs: false,
    setup:
      (_props, { attrs }) =>
      () =>
        h(table.value, attrs),
  })
  const { crud } = mountVxe({ table: Either, fetchData, expandRow: true, selectionRow: true }, { expand: More })
  await page.getByRole('button', { name: 'Expand row 2' }).click()
  crud.setSelection(crud.getRows().slice(0, 1))
  table.value = vxeTable
  await expect.poll(cells).toHaveLength(3)
  await expect.element(page.getByText('More of Person 2')).toBeVisible()
  await expect.element(page.getByLabelText('Select row 1', { exact: true })).toBeChecked()
})

test('an empty table shows a message, and a failure keeps the rows', async () => {
  const { fetchData, failing, rows } = createMemorySource([], { delay: 0, message: 'No line' })
  const { crud } = mountVxe({ fetchData, texts: { empty: 'Nobody yet' } })
  await expect.element(page.getByText('Nobody yet').last()).toBeVisible()
  rows.push(...people(2))
  await crud.refresh()
  await expect.poll(cells).toHaveLength(2)
  failing.value = true
  await crud.refresh()
  await expect.element(page.getByText('No line')).toBeVisible()
  expect(cells()).toHaveLength(2)
})

test('with virtual scrolling few of many rows are rendered, and the last one can be reached', async () => {
  const rows = people(30_000)
  const tableProps = { height: 400, 'show-overflow': 'title', virtualYConfig: { enabled: true, gt: 0 } }
  mountVxe({ fetchData: () => rows, page: false, tableProps, indexRow: true })
  await expect.poll(() => cells()[0]).toEqual(['1', 'Person 1', '20'])
  expect(cells().length).toBeLessThan(60)
  expect(document.querySelector('.vxe-table--main-wrapper .vxe-table--body-inner-wrapper'), 'the keyboard reaches it').toHaveProperty(
    'tabIndex',
    0,
  )
  const body = document.querySelector('.vxe-table--scroll-y-handle')
  body?.scrollTo(0, body.scrollHeight)
  await expect.poll(() => cells().at(-1)).toEqual(['30000', 'Person 30000', '30019'])
  expect(cells().length).toBeLessThan(60)
})

test('input in a cell appears in the other cells of its row, and in the loaded row', async () => {
  const rows = [{ id: 1, name: 'Pump', count: 2 }]
  const own: CrudColumn[] = [
    { key: 'name', title: 'Name' },
    { key: 'count', title: 'Count', tableProps: { editRender: { name: 'input', props: { 'aria-label': 'Count' } } } },
    { key: 'total', title: 'Total', format: (_value, row) => `${Number(row['count']) * 10}` },
  ]
  const tableProps = { editConfig: { trigger: 'click', mode: 'cell' } }
  const { crud } = mountVxe({ columns: own, fetchData: () => rows, tableProps })
  await expect.poll(() => cells()[0]).toEqual(['Pump', '2', '20'])
  await page.getByText('2', { exact: true }).first().click()
  const input = document.querySelector<HTMLInputElement>('.vxe-body--row input')
  if (!input) throw new Error('No cell is being edited.')
  await userEvent.fill(input, '7')
  await userEvent.click(document.body)
  await expect.poll(() => cells()[0]).toEqual(['Pump', '7', '70'])
  expect(Number(crud.getRows()[0]?.['count'])).toBe(7)
})

test('its own texts are in the language of iCRUD', async () => {
  const own: CrudColumn[] = [{ key: 'name', title: 'Name', tableProps: { filters: [{ label: 'Person 1', value: 'Person 1' }] } }]
  mountVxe({ columns: own, fetchData: () => people(2), locale: 'en-US' })
  await expect.poll(cells).toHaveLength(2)
  await userEvent.click(document.querySelector('.vxe-cell--filter') ?? document.body)
  await expect.element(page.getByRole('button', { name: 'Reset' })).toBeVisible()
})

test('headers can be grouped, and rows can form a tree', async () => {
  const rows = [
    { id: 1, parent: null, name: 'Trunk', age: 3 },
    { id: 2, parent: 1, name: 'Branch', age: 2 },
  ]
  const own: CrudColumn[] = [
    { key: 'name', title: 'Name', tableProps: { treeNode: true } },
    { key: 'more', title: 'More', children: [{ key: 'age', title: 'Age' }] },
  ]
  const tableProps = { treeConfig: { transform: true, rowField: 'id', parentField: 'parent', expandAll: true } }
  mountVxe({ columns: own, fetchData: () => rows, page: false, tableProps })
  await expect.poll(cells).toEqual([
    ['Trunk', '3'],
    ['Branch', '2'],
  ])
  await expect.element(page.getByText('More', { exact: true })).toBeVisible()
})

test('a ref in the options receives the table, and group rows have no number and no actions', async () => {
  const given: unknown[] = []
  const rows = people(4).map((row, index) => ({ ...row, team: index < 2 ? 'A' : 'B' }))
  const actions = [{ key: 'own', text: 'Press', onClick: () => {} }]
  mountVxe({
    columns: [
      { key: 'name', title: 'Name', tableProps: { rowGroupNode: true } },
      { key: 'team', title: 'Team' },
    ],
    fetchData: () => rows,
    indexRow: true,
    handleRow: { actions },
    tableProps: { ref: (table: unknown) => given.push(table), aggregateConfig: { groupFields: ['team'], expandAll: true } },
  })
  await expect.poll(cells).toHaveLength(6)
  expect(given).toEqual([expect.objectContaining({ setAllRowGroupExpand: expect.any(Function) })])
  expect(cells().filter(([number]) => number === '')).toHaveLength(2)
  expect(document.querySelectorAll('.vxe-table--main-wrapper .icrud-actions')).toHaveLength(4)
})
