import { use } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { usePathname } from '../../../test/next-router/navigation.ts'
import { NextRouter } from '../../../test/next-router/NextRouter.tsx'
import { Shell, testRouterContract, type OpenedRouter } from '../../../test/routerContract.tsx'
import { createNextPort } from './createNextPort.tsx'
import { NextConnection } from './NextConnection.tsx'
import type { NextPages } from './NextPages.ts'

const pages: NextPages = {
  '/view-ui-plus/component/[group]/[name]': { page: 'article', title: 'Doc' },
  '/price': { name: 'price' },
  '/slow': {},
}

/** The page's own address keeps that of the test frame. */
function make(start: string, loaded: Promise<void>): OpenedRouter {
  const before = location.href
  history.pushState(null, '', start)
  onTestFinished(() => history.replaceState(null, '', before))
  const path = new URL(start, location.origin)
  const made = createNextPort({ pages, path: start, basePath: '' })
  const port = { ...made, View: () => <Page loaded={loaded} /> }
  expect(port.current().path).toBe(path.pathname)
  return {
    port,
    app: (
      <NextRouter>
        <NextConnection port={made} />
        <Shell />
      </NextRouter>
    ),
    address: () => location.pathname,
  }
}

function Page({ loaded }: { loaded: Promise<void> }) {
  const pathname = usePathname()
  if (pathname === '/price') return <h1>价格</h1>
  if (pathname !== '/slow') return <h1>{pathname.split('/').at(-1)}</h1>
  use(loaded)
  return <h1>慢</h1>
}

const open = testRouterContract({ prefix: '', pattern: '/view-ui-plus/component/[group]/[name]', make })

test('another query of the same page is noticed', async () => {
  const { port } = await open('/price')
  port.navigate('/price?plan=team')
  await expect.poll(() => port.current()).toMatchObject({ path: '/price', fullPath: '/price?plan=team', query: { plan: 'team' } })
  await expect.element(page.getByRole('heading', { name: '价格' })).toBeVisible()
})
