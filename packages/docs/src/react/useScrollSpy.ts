import { watchCurrentHeading } from '@view-site/platform'
import { useEffect, useState } from 'react'

import { headingBox } from '../article/headingBox.ts'

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
    const headings = () => key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    return watchCurrentHeading(
      () => headings().map((heading) => ({ heading, offset, box: headingBox(heading) })),
      (heading) => setCurrent(heading?.id),
    )
  }, [key, offset])
  return current
}
