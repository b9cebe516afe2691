import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { attachArticle } from '../../index.ts'
import { openArticle } from '../../../test/article/openArticle.ts'

const groups = (article: HTMLElement) => [...article.querySelectorAll<HTMLElement>('.doc-code-group')]
const shown = (article: HTMLElement) => groups(article).map((group) => group.querySelector('[aria-selected="true"]')?.textContent)

/** What the application keeps choices in. */
function memory(known: Record<string, string> = {}) {
  const kept = new Map(Object.entries(known))
  return { get: (labels: string) => kept.get(labels) ?? null, set: (labels: string, label: string) => void kept.set(labels, label), kept }
}

test('a click shows the pane of the tab, in every group with the same labels, and the choice is kept', async () => {
  const choices = memory()
  const { article } = openArticle({ ports: { choices } })
  await expect.element(page.getByText('npm run build')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'pnpm' }).first())
  expect(shown(article)).toEqual(['pnpm', 'pnpm'])
  expect(article.querySelector('[data-tabs="npm|pnpm"] [role="tabpanel"]')).not.toBeVisible()
  await expect.element(page.getByText('pnpm preview')).toBeVisible()
  expect(Object.fromEntries(choices.kept)).toEqual({ 'npm|pnpm': 'pnpm' })
  await expect.element(page.getByRole('tab', { name: '组合式' })).toHaveAttribute('aria-selected', 'true')
})

test('what was chosen on another page is chosen here, and nothing on the page moves', () => {
  const { article, detach } = openArticle()
  detach()
  const places = () => [...article.querySelectorAll('h2, h3, .doc-block, .doc-demo')].map((element) => element.getBoundingClientRect().top)
  const before = places()
  const stop = attachArticle(article, { choices: memory({ 'npm|pnpm': 'pnpm', '组合式|选项式': '选项式' }) })
  expect(shown(article)).toEqual(['pnpm', 'pnpm'])
  expect(places()).toEqual(before)
  stop()
})

test('a choice that is no label here is left alone', () => {
  const { article } = openArticle({ ports: { choices: memory({ 'npm|pnpm': 'bun' }) } })
  expect(shown(article)).toEqual(['npm', 'npm'])
})

test('arrows, Home and End move between tabs; only the chosen one is a stop', async () => {
  const { article } = openArticle()
  const [first] = groups(article)
  const tab = (name: string) => [...(first?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])].find((each) => each.textContent === name)
  tab('npm')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('pnpm'))
  expect(tab('npm')?.tabIndex).toBe(-1)
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('npm'))
  await userEvent.keyboard('{End}{Home}')
  expect(document.activeElement).toBe(tab('npm'))
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toContain('复制')
})

test('an address that names a heading in a pane opens the pane', async () => {
  const { article } = openArticle()
  await userEvent.click(page.getByRole('tab', { name: '选项式' }))
  const heading = article.querySelector<HTMLElement>('.doc-pane h3')
  expect(heading).not.toBeVisible()
  location.hash = `#${heading?.id}`
  await expect.poll(() => heading?.checkVisibility({ visibilityProperty: true })).toBe(true)
})

test('[DOC-12] a copied diff is the code that comes out of it, and marks are in no code', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { article } = openArticle()
  const block = article.querySelector('[data-code="html"]')
  await userEvent.click(block?.querySelector('[data-act="copy"]') ?? article)
  expect(copied).toHaveBeenCalledExactlyOnceWith('<p>{{ b }}</p>\n<p>c</p>')
  expect(article.textContent).not.toContain('[!code')
})

test('lines out of focus lose their colours and get them back when the reader points at the code', async () => {
  const { article } = openArticle()
  const token = [...article.querySelectorAll('.doc-code .k')].find((one) => one.checkVisibility())
  const line = token?.closest('.ln')
  const code = token?.closest('.doc-code')
  if (!code) throw new Error('The article shows no code with a keyword.')
  const color = () => token && getComputedStyle(token).color
  const before = color()
  expect(before).toBeDefined()
  line?.classList.add('dim')
  expect(color()).not.toBe(before)
  await userEvent.hover(code)
  expect(color()).toBe(before)
})
