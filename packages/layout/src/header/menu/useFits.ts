import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the inner element fits into the parent of the outer one; undefined until it is measured. Both keep their sizes
 * whatever the answer is (the parent takes what the header has left, the inner is laid out even while hidden), so the answer
 * cannot oscillate; it changes in the frame of the resize, before that frame is painted.
 */
export function useFits<Outer extends HTMLElement, Inner extends HTMLElement>() {
  const outer = useRef<Outer>(null)
  const inner = useRef<Inner>(null)
  const [fits, setFits] = useState<boolean>()

  useLayoutEffect(() => {
    const [box, content] = [outer.current?.parentElement, inner.current]
    if (!box || !content) return undefined
    const measure = () => box.clientWidth === 0 || content.offsetWidth <= box.clientWidth
    setFits(measure())
    const observer = new ResizeObserver(() => flushSync(() => setFits(measure())))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])

  return { outer, inner, fits }
}
