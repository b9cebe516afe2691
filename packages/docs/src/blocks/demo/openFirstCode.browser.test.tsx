import { onTestFinished, test, expect } from 'vitest'
import { page } from 'vitest/browser'

import { attachArticle } from '../../index.ts'
import { everything, openArticle } from '../../../test/article/openArticle.ts'

const codes = (article: ParentNode) => [...article.querySelectorAll<HTMLDetailsElement>('.doc-source')]
/** Whether its code takes up space: measured from outside, because measuring in what is hidden lays it out. */
const isShown = (code: Element) => code.getBoundingClientRect().height > 0

test('[DOC-12] in a wide window the code of the first demo is open from the first paint on, and nothing moves', async () => {
  await page.viewport(1440, 900)
  const article = document.createElement('article')
  article.dataset['article'] = ''
  article.innerHTML = everything('en-US')
  document.body.append(article)
  onTestFinished(() => article.remove())
  const [first, ...others] = codes(article)
  expect(first && isShown(first)).toBe(true)
  expect(others.filter(isShown)).toEqual([])
  const { height } = article.getBoundingClientRect()
  onTestFinished(attachArticle(article))
  expect(article.getBoundingClientRect().height).toBe(height)
  expect(first?.open).toBe(true)
  await page.getByText('Hide code').first().click()
  expect(first && isShown(first)).toBe(false)
})

test('[DOC-12] in a narrow window all code is closed, and stays so when the window gets wider', async () => {
  await page.viewport(1280, 900)
  const { article } = openArticle({ locale: 'en-US' })
  expect(codes(article).filter(isShown)).toEqual([])
  await page.viewport(1440, 900)
  expect(codes(article).filter(isShown)).toEqual([])
})
