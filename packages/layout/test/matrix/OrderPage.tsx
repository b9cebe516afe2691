import { useState } from 'react'

/** A page with state and a field. Reports an error, which fails the walk, if it is given the address of another one. */
export function OrderPage({ id = '' }: { id: string | undefined }) {
  const [first] = useState(id)
  const [count, setCount] = useState(0)
  if (first !== id) reportError(new Error(`The page of order ${first} was given the address of order ${id}.`))
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
