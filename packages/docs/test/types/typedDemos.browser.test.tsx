import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'

import '@view-site/ui/theme'
import '../../src/styles.css.ts'
import { attachArticle, type ArticlePorts } from '../../src/index.ts'
import html from '../fixtures/typed/en-US.html.golden?raw'

/** Opens the page that `typedDemos.test.ts` compiles, with the code of its demo. */
function openCode(ports: ArticlePorts = {}): HTMLElement {
  const article = document.createElement('article')
  Object.assign(article.dataset, { article: '', page: 'a/b', locale: 'en-US' })
  article.innerHTML = html
  const main = document.createElement('main')
  main.append(article)
  document.body.append(main)
  article.querySelector('.doc-source')?.setAttribute('open', '')
  const detach = attachArticle(article, ports)
  onTestFinished(() => {
    detach()
    main.remove()
  })
  return article
}

const codeIn = (article: HTMLElement) => article.querySelector<HTMLElement>('.doc-code')?.innerText ?? ''
const tab = (name: string) => page.getByRole('tab', { name })

test('the keyboard switches a demo to JavaScript, which is remembered, copied and opened in the playground', async () => {
  const kept = new Map<string, string>()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const open = vi.fn<NonNullable<ArticlePorts['playground']>['open']>()
  const choices = { get: (key: string) => kept.get(key) ?? null, set: (key: string, label: string) => void kept.set(key, label) }
  const article = openCode({ choices, playground: { open } })
  expect(codeIn(article)).toContain('ref<Row[]>')
  expect(codeIn(article)).not.toContain("ref([{ name: 'one' }])")
  expect(await violations()).toEqual([])
  tab('TypeScript').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('JavaScript').element())
  await expect.element(tab('JavaScript')).toHaveAttribute('aria-selected', 'true')
  expect(codeIn(article)).toContain("ref([{ name: 'one' }])")
  expect(codeIn(article)).not.toMatch(/<Row\[\]>|interface|lang="ts"/)
  expect(await violations()).toEqual([])
  expect([...kept]).toEqual([['TypeScript|JavaScript', 'JavaScript']])
  await userEvent.click(article.querySelector('[data-act="copy"]') ?? article)
  await userEvent.click(article.querySelector('[data-act="play"]') ?? article)
  const javascript = copied.mock.calls[0]?.[0] ?? ''
  expect(javascript).toMatch(/^<script setup>\nimport \{ ref \}/)
  expect(javascript).not.toContain('Row')
  expect(open).toHaveBeenCalledWith({ source: javascript, page: 'a/b', locale: 'en-US', name: 'rows', id: expect.any(String) })
})

test('a demo opens in the language that was chosen before', () => {
  const article = openCode({ choices: { get: (key) => (key === 'TypeScript|JavaScript' ? 'JavaScript' : null), set: () => {} } })
  expect(codeIn(article)).not.toContain('lang="ts"')
  expect(article.querySelectorAll('[role="tab"][aria-selected="true"]')).toHaveLength(1)
})

test('TypeScript is copied as it is shown', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const article = openCode()
  await userEvent.click(article.querySelector('[data-act="copy"]') ?? article)
  expect(copied.mock.calls[0]?.[0]).toContain('const rows = ref<Row[]>(')
  expect(copied.mock.calls[0]?.[0]).not.toContain("ref([{ name: 'one' }])")
})
