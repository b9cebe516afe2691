import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '../../../test/fixtures.tsx'
import { renderLayout } from '../../../test/renderLayout.tsx'
import { useUnsaved } from '../../index.ts'

/** A page that is as tall as its content, which can load later. */
function Long({ loads = false }: { loads?: boolean }) {
  const [loaded, load] = useState(!loads)
  return (
    <>
      <button type="button" onClick={() => load(true)}>
        Load
      </button>
      <div style={{ height: loaded ? 4000 : 10 }} />
    </>
  )
}

function Editor() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
}

/** The second visit to `/loading` shows a page whose content has not loaded yet. */
function open(path: string) {
  let visits = 0
  const own = {
    ...routes,
    '/long': { meta: { cache: true }, view: () => <Long /> },
    '/loading': { meta: { cache: true }, view: () => <Long loads={visits++ > 0} /> },
    '/edit': { meta: { cache: true }, view: () => <Editor /> },
    '/short': { view: () => <h1>Short</h1> },
  }
  return renderLayout({ path, routes: own, settings: { tabs: true } })
}

const tab = (name: string) => page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name })

test('[TAB-07] with a router that keeps no page alive, unsaved changes are asked about before their page is left', async () => {
  const { router } = await open('/edit')
  await expect.element(tab('/edit')).toBeVisible()
  await userEvent.type(page.getByLabelText('text'), 'a')
  router.navigate('/short')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: '继续编辑' }).click()
  expect(router.visited).toEqual([])
  await expect.element(page.getByLabelText('text')).toHaveValue('a')
})

test('a tab opens its page where it was scrolled to, with a router that keeps no page alive', async () => {
  const { router } = await open('/long')
  await expect.element(tab('/long')).toBeVisible()
  await scrollTo(1200)
  router.navigate('/short')
  await expect.poll(() => window.scrollY).toBe(0)
  router.navigate('/long')
  await expect.poll(() => window.scrollY).toBe(1200)
})

test('a page whose content loads later is scrolled when it is tall enough', async () => {
  const { router } = await open('/loading')
  await expect.element(tab('/loading')).toBeVisible()
  await scrollTo(1200)
  router.navigate('/short')
  await expect.element(page.getByRole('heading', { name: 'Short' })).toBeVisible()
  router.navigate('/loading')
  const button = page.getByRole('button', { name: 'Load' })
  await expect.element(button).toBeVisible()
  expect(window.scrollY).toBeLessThan(1200)
  // By a script: an input of the visitor ends it.
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => window.scrollY).toBe(1200)
})

/** Scrolls and waits until the page has noticed. */
async function scrollTo(top: number): Promise<void> {
  const scrolled = new Promise((done) => window.addEventListener('scroll', done, { once: true }))
  window.scrollTo({ top, behavior: 'instant' })
  await scrolled
}
