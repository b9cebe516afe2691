import 'view-ui-plus/dist/styles/viewuiplus.css'
import 'vxe-table/lib/style.css'
import { ICrud } from '@view-design/icrud'
import { vxeTable } from '@view-design/icrud/vxe'
import { createApp, h } from 'vue'
import type { TableVisit } from './visitTable.ts'

declare global {
  /** Renders `count` rows in one of the tables, scrolls to the last one, and measures the cost. */
  var showRows: (options: { table: 'view' | 'vxe'; count: number }) => Promise<TableVisit>
}

const columns = [
  { key: 'no', title: 'No.', width: 100 },
  { key: 'name', title: 'Name' },
  { key: 'city', title: 'City' },
  { key: 'amount', title: 'Amount', align: 'right' },
  { key: 'state', title: 'State' },
  { key: 'date', title: 'Date' },
]

globalThis.showRows = async ({ table, count }) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    no: `NO-${index + 1}`,
    name: `Person ${index % 97}`,
    city: `City ${index % 31}`,
    amount: (index * 37) % 10_000,
    state: index % 3 === 0 ? 'open' : 'done',
    date: `2026-0${1 + (index % 9)}-1${index % 10}`,
  }))
  const host = document.createElement('div')
  document.body.append(host)
  const virtual = { height: 480, showOverflow: 'title', virtualYConfig: { enabled: true, gt: 0 } }
  const options = { table: vxeTable, tableProps: virtual }
  const start = performance.now()
  const app = createApp({
    render: () =>
      h(ICrud, { columns, fetchData: () => rows, page: false, ...(table === 'vxe' ? options : { tableProps: { height: 480 } }) }),
  })
  app.mount(host)
  await until(() => host.textContent.includes('NO-1'))
  await painted()
  const shown = performance.now() - start
  const elements = host.querySelectorAll('*').length
  const drawn = host.querySelectorAll('.vxe-body--row, .ivu-table-tbody > .ivu-table-row').length
  const again = performance.now()
  const scroller = host.querySelector(table === 'vxe' ? '.vxe-table--scroll-y-handle' : '.ivu-table-body')
  scroller?.scrollTo(0, scroller.scrollHeight)
  await until(() => host.textContent.includes(`NO-${count}`))
  await painted()
  const last = performance.now() - again
  app.unmount()
  host.remove()
  return { shown, last, elements, drawn }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => requestAnimationFrame(done))
}

/** Waits two frames: what the first one rendered has been painted then. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
}
