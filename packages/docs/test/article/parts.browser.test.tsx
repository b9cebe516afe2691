import { expect, onTestFinished, test } from 'vitest'
import '../../src/styles.css.ts'
import { attachArticle } from '../../src/index.ts'

/** An article of 40 parts, each with a paragraph that is as high as a third of the window. */
function openLongArticle(): { article: HTMLElement; parts: HTMLElement[] } {
  const article = document.createElement('article')
  Object.assign(article.dataset, { article: '', page: 'guide/long', locale: 'en-US' })
  const paragraph = `<p style="block-size: ${innerHeight / 3}px">Text</p>`
  article.innerHTML = `<div class="doc-body">${`<div class="doc-part"><h2>Part</h2>${paragraph}</div>`.repeat(40)}</div>`
  document.body.append(article)
  const detach = attachArticle(article)
  onTestFinished(() => {
    detach()
    article.remove()
  })
  return { article, parts: [...article.querySelectorAll<HTMLElement>('.doc-part')] }
}

const isRendered = (part: HTMLElement | undefined) => part?.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true })

test('what is far from the view is not rendered once its height is known, and nothing moves', async () => {
  const { article, parts } = openLongArticle()
  await expect.poll(() => article.querySelectorAll('[data-far]').length, { timeout: 20_000 }).toBeGreaterThan(30)
  await expect.poll(() => isRendered(parts.at(-1))).toBe(false)
  expect(isRendered(parts[0])).toBe(true)
  const heights = new Set(parts.slice(1).map((part) => part.offsetHeight))
  expect(heights.size).toBe(1)

  parts.at(-1)?.scrollIntoView()
  await expect.poll(() => isRendered(parts.at(-1))).toBe(true)
  await expect.poll(() => parts.at(-1)?.hasAttribute('data-far')).toBe(false)
  await expect.poll(() => isRendered(parts[0])).toBe(false)
  expect(new Set(parts.slice(1).map((part) => part.offsetHeight))).toEqual(heights)
})

test('after a change of its width, the whole article is laid out again', async () => {
  const { article, parts } = openLongArticle()
  const last = parts.at(-1)
  last?.querySelector('p')?.setAttribute('style', 'inline-size: 50%; aspect-ratio: 1')
  await expect.poll(() => isRendered(last), { timeout: 20_000 }).toBe(false)
  const before = last?.offsetHeight ?? 0
  article.style.inlineSize = `${article.clientWidth / 2}px`
  await expect.poll(() => last?.offsetHeight).toBeLessThan(before * 0.8)
  await expect.poll(() => isRendered(last)).toBe(false)
})
