import { Suspense } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import { useInBrowser } from '../common/useInBrowser.ts'
import { useLazyT } from '../common/useLazyT.ts'
import type { LayoutLazyTexts } from '../core/lazyTexts.ts'

/** A text of the kit; its place stays empty until the texts are loaded, and the page around it is shown. */
export function ResultText({ name }: { name: keyof LayoutLazyTexts }) {
  const inBrowser = useInBrowser()
  const hasOwnTexts = useAtomSelector(useLayout().inputs, ({ lazyTexts }) => lazyTexts !== null)
  // A server does not know which of the layout's own texts to load: the language is an attribute of the document.
  if (!inBrowser && !hasOwnTexts) return null
  return (
    <Suspense>
      <Loaded name={name} />
    </Suspense>
  )
}

function Loaded({ name }: { name: keyof LayoutLazyTexts }) {
  return useLazyT()(name)
}
