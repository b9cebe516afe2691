import { lazy, Suspense } from 'react'
import { loadPart } from '../lazy/loadPart.ts'
import type { HeaderExtrasProps } from './extras/HeaderExtras.tsx'
import { useInBrowser } from '../common/useInBrowser.ts'

const HeaderExtras = lazy(() => loadPart('headerExtras'))

/** Parts of the header that many apps do not use: their code loads after hydration. */
export function LazyHeaderExtras(props: HeaderExtrasProps) {
  return (
    useInBrowser() && (
      <Suspense fallback={null}>
        <HeaderExtras {...props} />
      </Suspense>
    )
  )
}
