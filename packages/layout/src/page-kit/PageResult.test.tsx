import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { AppLayout, createLayout } from '../index.ts'
import { PageResult } from '../page-kit.ts'

test('on a server, which does not know the language of the layout’s texts, their places stay empty', async () => {
  const layout = createLayout({ ...layoutOptions(), lazyTexts: null })
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <AppLayout layout={layout}>
      <PageResult kind="notFound" />
    </AppLayout>,
    { onError: (error) => void errors.push(error) },
  )
  expect(await text(prelude)).toContain('404')
  expect(errors).toEqual([])
})
