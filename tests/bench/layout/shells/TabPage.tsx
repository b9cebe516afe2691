import { useState } from 'react'

const rows = 105
const columns = 8

/** The page of a tab: a heading at `/light/…`, at `/large/…` an editable table of 105 rows of eight cells, each with its own state and field. */
export function TabPage({ path }: { path: string }) {
  return <div data-tab-page={path}>{path.startsWith('/large/') ? <Table path={path} /> : <h1>{path}</h1>}</div>
}

function Table({ path }: { path: string }) {
  return (
    <table>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: columns }, (_, column) => (
              <Cell key={column} start={`${path}.${row}.${column}`} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return (
    <td>
      <input aria-label={start} value={value} onChange={({ target }) => setValue(target.value)} />
    </td>
  )
}
