import 'view-ui-plus/dist/styles/viewuiplus.css'
import { createApp, h, ref, type ComponentPublicInstance, type Slots } from 'vue'
import { onTestFinished } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import ICrud from '../src/ICrud.vue'
import type { CrudColumn } from '../src/types/CrudColumn.ts'
import type { CrudInstance } from '../src/types/CrudInstance.ts'
import type { CrudRow } from '../src/types/CrudRow.ts'

/** A mounted table and its queries. */
export interface MountedCrud {
  crud: CrudInstance
  /** A button on the page by its name. */
  button: (name: string) => Locator
  /** Cell texts of the table's rows. */
  cells: () => string[][]
}

export const columns: CrudColumn[] = [
  { key: 'name', title: 'Name', sortable: true, required: true, search: true },
  { key: 'age', title: 'Age', type: 'number', sortable: true },
]

/** Records with a name and an age. */
export function people(count: number): CrudRow[] {
  return Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}`, age: 20 + index }))
}

/** Mounts a table in English, and unmounts it after the test. */
export function mountCrud(props: Record<string, unknown>, slots: Record<string, Slots[string]> = {}): MountedCrud {
  document.documentElement.lang = 'en'
  const host = document.createElement('div')
  document.body.append(host)
  const crud = ref<(ComponentPublicInstance & CrudInstance) | null>(null)
  const app = createApp({ render: () => h(ICrud, { ref: crud, columns, fetchData: () => [], ...props }, slots) })
  app.mount(host)
  onTestFinished(() => {
    app.unmount()
    host.remove()
  })
  if (!crud.value) throw new Error('The table was not mounted.')
  return {
    crud: crud.value,
    button: (name) => page.getByRole('button', { name, exact: true }),
    cells: () =>
      [...host.querySelectorAll('.ivu-table-body .ivu-table-row')].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()),
      ),
  }
}

/** Requests whose responses the test sends. */
export interface Answers<Value> {
  ask: () => Promise<Value>
  /** Responds to the request with an index, from 0. */
  give: (index: number, value: Value) => void
  count: () => number
}

/** Creates requests that stay pending until the test responds. */
export function answers<Value>(): Answers<Value> {
  const asked: ((value: Value) => void)[] = []
  return {
    ask: () => new Promise<Value>((resolve) => void asked.push(resolve)),
    give: (index, value) => asked[index]?.(value),
    count: () => asked.length,
  }
}
