import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'

import '@view-site/ui/theme'
import '../src/styles.css.ts'
import { typeCss } from '../src/blocks/typeHints/typeCss.ts'
import { attachArticle } from '../src/index.ts'

/** Code as the compiler writes it: see `typeHints.test.ts`. */
function openCode(): { hint: HTMLElement; other: HTMLElement } {
  const article = document.createElement('article')
  article.innerHTML = `<style>${typeCss}</style><pre class="doc-code" tabindex="0" role="group" aria-label="Code"><code><span class="ln">let <span class="doc-hint" tabindex="0" aria-description="let count: number">count</span> = <span class="doc-hint" tabindex="-1" aria-description="const other: string">other</span>
</span></code></pre>`
  const main = document.createElement('main')
  main.innerHTML = '<h1>Types</h1>'
  main.append(article)
  document.body.append(main)
  const detach = attachArticle(article)
  onTestFinished(() => {
    detach()
    main.remove()
  })
  const [hint, other] = article.querySelectorAll<HTMLElement>('.doc-hint')
  if (!hint || !other) throw new Error('The code has no hints.')
  return { hint, other }
}

const shownOf = (hint: HTMLElement) => getComputedStyle(hint, '::after').content

test('a type is shown while its name has the focus, and Escape hides it until the focus comes back', async () => {
  const { hint, other } = openCode()
  expect(shownOf(hint)).toBe('none')
  await userEvent.keyboard('{Tab}{Tab}')
  expect(document.activeElement).toBe(hint)
  expect(shownOf(hint)).toContain('let count: number')
  expect(shownOf(other)).toBe('none')
  expect(await violations()).toEqual([])
  await expect.poll(async () => (await userEvent.keyboard('{Escape}'), shownOf(hint))).toBe('none')
  expect(document.activeElement).toBe(hint)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
  expect(shownOf(hint)).toContain('let count: number')
})

test('a type is shown by pointer, over what clips the code, and the code is selected without it', async () => {
  const { hint, other } = openCode()
  await userEvent.hover(other)
  expect(shownOf(other)).toContain('const other: string')
  expect(getComputedStyle(other, '::after').position).toBe('fixed')
  await userEvent.unhover(other)
  expect(shownOf(other)).toBe('none')
  getSelection()?.selectAllChildren(hint.closest('code') ?? hint)
  expect(String(getSelection()).trim()).toBe('let count = other')
})
