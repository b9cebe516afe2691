import { useId, useState } from 'react'
import './counter.css'

export default function Counter({ locale }: { locale: string }) {
  const [count, setCount] = useState(0)
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Step ({locale})</label> <input id={id} defaultValue="1" />
      <button className="counter" onClick={() => setCount(count + 1)}>
        React: {count}
      </button>
    </>
  )
}
