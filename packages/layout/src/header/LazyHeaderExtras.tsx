import { lazyPart } from '../lazy/lazyPart.tsx'
import { loadPart } from '../lazy/loadPart.ts'
import type { HeaderExtrasProps } from './extras/HeaderExtras.tsx'

/** Parts of the header that many apps do not use: their code loads after hydration. */
export const LazyHeaderExtras = lazyPart<HeaderExtrasProps>(() => loadPart('headerExtras'))
