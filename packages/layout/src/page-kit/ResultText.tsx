import { Suspense } from 'react'
import { useLazyT } from '../common/useLazyT.ts'
import type { LayoutLazyTexts } from '../core/lazyTexts.ts'

/** A text of the kit; its place stays empty until the texts are loaded, and the page around it is shown. */
export function ResultText({ name }: { name: keyof LayoutLazyTexts }) {
  return (
    <Suspense>
      <Loaded name={name} />
    </Suspense>
  )
}

function Loaded({ name }: { name: keyof LayoutLazyTexts }) {
  return useLazyT()(name)
}
