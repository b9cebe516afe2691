import { violations } from '@view-site/vitest-config/axe'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { demoOf, openArticle } from './openArticle.ts'

const cases = [
  ['zh-CN', 'light'],
  ['zh-CN', 'dark'],
  ['en-US', 'light'],
  ['en-US', 'dark'],
] as const

test.each(cases)('an article with everything in it has no violation, %s, %s', async (locale, theme) => {
  document.documentElement.dataset.theme = theme
  document.documentElement.lang = locale
  onTestFinished(() => {
    delete document.documentElement.dataset.theme
  })
  const { article } = openArticle({
    locale,
    ports: {
      signIn: () => {},
      playground: { open: () => {} },
      demos: {
        mount: (_host, { name }, { onReady, onError }) => {
          if (name === 'size') onError(new Error('broken on purpose'))
          else onReady()
          return () => {}
        },
      },
    },
  })
  for (const name of ['type', 'size']) demoOf(article, name).scrollIntoView()
  await expect.poll(() => demoOf(article, 'size').dataset.state).toBe('failed')
  await userEvent.click(demoOf(article, 'type').querySelector('summary') ?? article)
  expect(await violations({ within: article })).toEqual([])
})

test.each([390, 834, 1440])('nothing scrolls the page sideways at %i px', async (width) => {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { article } = openArticle({ ports: { playground: { open: () => {} } } })
  await userEvent.click(demoOf(article, 'type').querySelector('summary') ?? article)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('on a phone every control of the article is 44 px high', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  const { article } = openArticle({ ports: { signIn: () => {}, playground: { open: () => {} } } })
  const controls = [...article.querySelectorAll<HTMLElement>('button, summary, .doc-field, .doc-crumb a, .doc-pager a')].filter((control) =>
    control.checkVisibility(),
  )
  const low = controls.filter((control) => control.getBoundingClientRect().height < 44)
  expect(controls.length).toBeGreaterThan(10)
  expect(low.map((control) => control.outerHTML.slice(0, 120))).toEqual([])
})

test('from right to left, the icon of a file is at the right of its name, and the slash of a folder at the end', () => {
  const { article } = openArticle({ locale: 'en-US' })
  article.dir = 'rtl'
  const names = [...article.querySelectorAll('.doc-file')]
  expect(names.map(({ textContent }) => textContent)).toContain('content/')
  for (const name of names) {
    const [icon, text] = [...name.children].map((child) => child.getBoundingClientRect())
    expect(text?.width).toBeGreaterThan(0)
    expect(icon?.left).toBeGreaterThanOrEqual(text?.right ?? Infinity)
    expect(getComputedStyle(name.lastElementChild ?? name).direction).toBe('ltr')
  }
})

test('the mark before code in a text stays before it on a page that is read from right to left', () => {
  const { article } = openArticle({ locale: 'en-US' })
  article.dir = 'rtl'
  const code = article.querySelector('.doc-body p > code')
  code?.replaceChildren(':::', 'steps')
  const [mark, name] = [...(code?.childNodes ?? [])].map((text) => {
    const range = new Range()
    range.selectNodeContents(text)
    return range.getBoundingClientRect()
  })
  expect(mark?.width).toBeGreaterThan(0)
  expect(mark?.right).toBeLessThanOrEqual(name?.left ?? 0)
})
