import { useEffect, useState } from 'react'

import { placeOf } from '../article/headingBox.ts'

/** Where in the window a heading counts as reached. */
export interface UseScrollSpyOptions {
  /** How far below the top of the window a heading counts as reached, in pixels. @default 150 */
  offset?: number
}

/** Id of the heading the reader is at; `undefined` above the first. Pass the ids in the order of the page. */
export function useScrollSpy(ids: readonly string[], { offset = 150 }: UseScrollSpyOptions = {}): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      setCurrent(headingAt(key ? key.split(' ') : [], offset))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [key, offset])
  return current
}

function headingAt(ids: readonly string[], offset: number): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  // The last section may be too short to reach the top: at the end of the page it is the current one.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1)
  return ids.findLast((id) => {
    const heading = document.getElementById(id)
    return heading !== null && placeOf(heading).getBoundingClientRect().top <= offset
  })
}
