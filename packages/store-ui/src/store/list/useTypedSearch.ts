import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which what was typed counts. */
const pause = 300

interface Typed {
  text: string
  /** What the address said when the typing began, and what it has been told since. */
  over: readonly string[]
}

/**
 * A search field over a value that lives elsewhere: shows what is typed at once and passes it on after a pause. When the value
 * changes by itself, as with the browser's back button, the field follows.
 */
export function useTypedSearch(value: string, onSearch: (text: string) => void): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<Typed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isOurs = typed?.over.includes(value.trim()) === true

  function type(text: string) {
    setTyped({ text, over: isOurs ? typed.over : [value.trim()] })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setTyped((last) => last && { ...last, over: [text.trim()] })
      onSearch(text)
    }, pause)
  }

  return [isOurs ? typed.text : value, type]
}
