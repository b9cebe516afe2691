import { useState } from 'react'

/** A page with state and a field, which must never be given the address of another one. */
export function OrderPage({ id = '' }: { id: string | undefined }) {
  const [first] = useState(id)
  const [count, setCount] = useState(0)
  // oxlint-disable-next-line no-console -- the walk requires an empty console
  if (first !== id) console.error(`The page of order ${first} was given the address of order ${id}.`)
  return (
    <>
      <h1>Order {id}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <label>
        Note <input />
      </label>
    </>
  )
}
