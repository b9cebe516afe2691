import { lazyPart } from '../lazy/lazyPart.tsx'
import { loadPart } from '../lazy/loadPart.ts'
import type { HeaderExtrasProps } from './extras/HeaderExtras.tsx'
import { useInBrowser } from '../common/useInBrowser.ts'

const HeaderExtras = lazyPart(() => loadPart('headerExtras'))

/** Parts of the header that many apps do not use: their code loads after hydration. */
export function LazyHeaderExtras(props: HeaderExtrasProps) {
  return useInBrowser() && <HeaderExtras {...props} />
}
