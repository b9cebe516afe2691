import { useEffect, useRef, useState } from 'react'

/** How long to wait after the last key, in ms. */
const pause = 300

interface Typed {
  text: string
  /** The value when typing began, and the values passed on since. */
  over: readonly string[]
}

/**
 * The text of a search field whose value is stored elsewhere: shows input at once and passes it on after a pause. When the value
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
