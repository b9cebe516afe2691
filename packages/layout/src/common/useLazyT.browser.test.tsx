import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { renderApp } from '../../test/renderApp.ts'
import { createLayoutBase, preloadSettings } from '../index.ts'
import { lazyZhCN } from '../locales/lazy.zh-CN.ts'
import { LayoutBaseProvider } from './LayoutContext.tsx'
import { useLazyT } from './useLazyT.ts'

function Title() {
  return <h1>{useLazyT()('closeSettings')}</h1>
}

test('[PLUS-05] what needs texts that have loaded in advance shows at once, without suspending', async () => {
  const { router: _router, menu: _menu, brand: _brand, ...options } = layoutOptions()
  const base = createLayoutBase({ ...options, lazyTexts: () => Promise.resolve(lazyZhCN) })
  await preloadSettings(base)
  renderApp(
    <LayoutBaseProvider base={base}>
      <Suspense fallback="suspended">
        <Title />
      </Suspense>
    </LayoutBaseProvider>,
  )
  expect(document.querySelector('h1')?.textContent).toBe(lazyZhCN.closeSettings)
})
