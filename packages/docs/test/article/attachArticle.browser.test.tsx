import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { ArticlePorts, DemoEvents } from '../../src/index.ts'
import { demoOf, openArticle } from './openArticle.ts'

const source = [
  '<script setup>',
  "import { ref } from 'vue'",
  'const count = ref(0)',
  '</script>',
  '',
  '<template>',
  '  <!-- 计数 -->',
  '  <Button type="primary" @click="count++">主要 {{ count }}</Button>',
  '</template>',
].join('\n')

type Mount = NonNullable<ArticlePorts['demos']>['mount']

function clipboard() {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  return copied
}

test('[DOC-12] a demo is mounted when it comes near the view, with page, name and locale', async () => {
  const mount = vi.fn<Mount>((host, _demo, { onReady }) => {
    host.textContent = 'live'
    onReady()
    return () => {}
  })
  const { article } = openArticle({ ports: { demos: { mount } } })
  const demo = demoOf(article, 'type')
  demo.scrollIntoView()
  await expect.poll(() => demo.dataset.state).toBe('running')
  expect(mount.mock.calls.map(([, request]) => request)).toContainEqual({ page: 'demo/everything', name: 'type', locale: 'zh-CN' })
  expect(demo.querySelector('.doc-sheet')).toHaveTextContent('live')
})

test('[DOC-12] a demo far from the view costs nothing until the reader comes near', async () => {
  const mount = vi.fn<Mount>(() => () => {})
  const far = document.createElement('div')
  far.style.height = '5000px'
  openArticle({ ports: { demos: { mount } } }).article.prepend(far)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(mount).not.toHaveBeenCalled()
})

test('[DOC-12] an error stays inside the sheet of its demo, and a click restarts the demo', async () => {
  const dispose = vi.fn<() => void>()
  let broken = true
  const mount: Mount = (host, { name }, { onReady, onError }) => {
    if (name === 'type' && broken) onError(new TypeError('x is not a function'))
    else {
      host.textContent = 'live'
      onReady()
    }
    return dispose
  }
  const { article } = openArticle({ ports: { demos: { mount } } })
  const demo = demoOf(article, 'type')
  demo.scrollIntoView()
  await expect.poll(() => demo.dataset.state).toBe('failed')
  expect(demo.querySelector('.doc-sheet [role="alert"]')).toHaveTextContent('示例没能运行x is not a function重新运行')
  expect(demoOf(article, 'size').dataset.state).not.toBe('failed')
  broken = false
  await page.getByRole('button', { name: '重新运行' }).click()
  expect(dispose).toHaveBeenCalledOnce()
  expect(demo.dataset.state).toBe('running')
  expect(demo.querySelector('.doc-sheet')).toHaveTextContent('live')
})

test('[DOC-12] an error that comes while the demo runs is contained as well', async () => {
  let events: DemoEvents | undefined
  const mount: Mount = (_host, { name }, given) => {
    if (name === 'type') events = given
    given.onReady()
    return () => {}
  }
  const { article } = openArticle({ ports: { demos: { mount } } })
  const demo = demoOf(article, 'type')
  demo.scrollIntoView()
  await expect.poll(() => demo.dataset.state).toBe('running')
  events?.onError('out of cheese')
  expect(demo.dataset.state).toBe('failed')
  expect(demo.querySelector('.doc-failed pre')).toHaveTextContent('out of cheese')
})

test('[DOC-12] copy gives the source as it was written, and says so', async () => {
  const copied = clipboard()
  const { article } = openArticle()
  const button = demoOf(article, 'type').querySelector<HTMLElement>('[data-act="copy"]')
  await userEvent.click(button ?? article)
  expect(copied).toHaveBeenCalledWith(source)
  await expect.poll(() => button?.textContent).toBe('已复制')
})

test('where copying is not allowed the code is opened and selected for the reader', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const { article } = openArticle()
  const demo = demoOf(article, 'type')
  await userEvent.click(demo.querySelector('[data-act="copy"]') ?? article)
  await expect.poll(() => demo.querySelector('details')?.open).toBe(true)
  expect(getSelection()?.toString().trim()).toContain("import { ref } from 'vue'")
})

test('[DOC-12] the code shows and hides without a script', async () => {
  const { article, detach } = openArticle()
  detach()
  const summary = demoOf(article, 'type').querySelector('summary')
  const code = demoOf(article, 'type').querySelector('.doc-code')
  expect(code).not.toBeVisible()
  await userEvent.click(summary ?? article)
  expect(code).toBeVisible()
  expect(summary?.innerText.trim()).toBe('收起代码')
  await userEvent.click(summary ?? article)
  expect(code).not.toBeVisible()
})

test('[DOC-12] edit hands over the source and the block of the demo, and reports an editor that does not load', async () => {
  const open = vi.fn<NonNullable<ArticlePorts['editor']>['open']>().mockResolvedValueOnce().mockRejectedValue(new TypeError('offline'))
  const announce = vi.fn<(text: string) => void>()
  const { article } = openArticle({ ports: { editor: { open }, announce } })
  const demo = demoOf(article, 'type')
  const button = demo.querySelector<HTMLButtonElement>('[data-act="edit"]')
  button?.click()
  const request = { page: 'demo/everything', name: 'type', locale: 'zh-CN', source, id: demo.id }
  expect(open.mock.calls).toEqual([[request, demo]])
  expect(button).toHaveTextContent('编辑')
  button?.click()
  await expect.poll(() => button?.textContent).toBe('没有载入，请重试')
  expect(announce).toHaveBeenCalledExactlyOnceWith('没有载入，请重试')
})

test('[DOC-12] without an editor demos have no button for it', () => {
  const { article } = openArticle()
  expect(demoOf(article, 'type').querySelector<HTMLElement>('[data-act="edit"]')).not.toBeVisible()
})

test('[DOC-12] [DOC-15] run in playground hands over the source, the page, the locale and the name', async () => {
  const open = vi.fn<NonNullable<ArticlePorts['playground']>['open']>()
  const { article } = openArticle({ ports: { playground: { open } } })
  const demo = demoOf(article, 'type')
  await userEvent.click(demo.querySelector('[data-act="play"]') ?? article)
  expect(demo.id).not.toBe('')
  expect(open).toHaveBeenCalledExactlyOnceWith({ source, page: 'demo/everything', locale: 'zh-CN', name: 'type', id: demo.id })
})

test('what the application has no port for is not offered', () => {
  const { article } = openArticle()
  expect(demoOf(article, 'type').querySelector('[data-act="play"]')).not.toBeVisible()
  expect(article.querySelector('[data-act="sign-in"]')).not.toBeVisible()
})

test('[DOC-14] the panel of a locked part leads to the prices and opens the sign-in', async () => {
  const signIn = vi.fn<() => void>()
  openArticle({ locale: 'en-US', ports: { signIn } })
  const panel = page.getByRole('region', { name: 'This section needs a license for View UI Plus Pro or Admin Plus' })
  await expect.element(panel.getByRole('link', { name: 'Get a license' })).toHaveAttribute('href', '/en-US/price')
  await panel.getByRole('button', { name: 'Sign in' }).click()
  expect(signIn).toHaveBeenCalledOnce()
})

test('a link to another page goes through the router; clicks with a modifier key and other sites stay with the browser', async () => {
  const navigate = vi.fn<(href: string) => void>()
  const prefetch = vi.fn<(href: string) => void>()
  const { article } = openArticle({ ports: { navigate, prefetch } })
  article.addEventListener('click', (event) => event.preventDefault())
  await page.getByRole('link', { name: '价格' }).first().click()
  expect(prefetch).toHaveBeenCalledWith('/price')
  expect(navigate).toHaveBeenLastCalledWith('/price')
  await page.getByRole('link', { name: 'Vue' }).click()
  await page.getByRole('link', { name: '本页的 API' }).click()
  await page
    .getByRole('link', { name: '价格' })
    .first()
    .click({ modifiers: ['Control'] })
  expect(navigate).toHaveBeenCalledOnce()
})

test('copy as Markdown copies what the port gives', async () => {
  const written = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  openArticle({ ports: { markdown: () => Promise.resolve('# Everything') } })
  const button = page.getByRole('button', { name: '复制为 Markdown' })
  await button.click()
  await expect.element(page.getByRole('button', { name: '已复制' })).toBeVisible()
  const blob = await written.mock.calls[0]?.[0][0]?.getType('text/plain')
  expect(await blob?.text()).toBe('# Everything')
})

test('after detaching, the article has no behaviour and its demos are unmounted', async () => {
  const dispose = vi.fn<() => void>()
  const navigate = vi.fn<(href: string) => void>()
  const mount: Mount = (host, _demo, { onReady }) => {
    host.textContent = 'live'
    onReady()
    return dispose
  }
  const { article, detach } = openArticle({ ports: { navigate, demos: { mount } } })
  const demo = demoOf(article, 'type')
  demo.scrollIntoView()
  await expect.poll(() => demo.dataset.state).toBe('running')
  detach()
  expect(dispose).toHaveBeenCalled()
  expect(demo.dataset.state).toBe('idle')
  expect(demo.querySelector('.doc-host')).toBeNull()
  article.addEventListener('click', (event) => event.preventDefault())
  await page.getByRole('link', { name: '价格' }).first().click()
  expect(navigate).not.toHaveBeenCalled()
})

/** A page with a demo that calls `start` with its element and is ready once `run` is called. */
function openWaitingDemo(start: (host: HTMLElement) => void) {
  const running = Promise.withResolvers<void>()
  const mount: Mount = (host, _demo, { onReady }) => {
    const mounted = async () => {
      await running.promise
      start(host)
      onReady()
    }
    void mounted()
    return () => host.replaceChildren()
  }
  const { article } = openArticle({ ports: { demos: { mount } } })
  const demo = demoOf(article, 'type')
  return { demo, sheet: demo.querySelector<HTMLElement>('.doc-sheet') ?? demo, run: running.resolve }
}

test('[PLUS-01] a drawn demo is replaced in one step when it runs, and the press that was held for it is done', async () => {
  const pressed: string[] = []
  const { demo, sheet, run } = openWaitingDemo((host) => {
    host.innerHTML = '<button style="inline-size: 90px; block-size: 40px">live</button>'
    host.firstElementChild?.addEventListener('click', () => pressed.push('live'))
  })
  sheet.insertAdjacentHTML(
    'afterbegin',
    '<div class="doc-snapshot" data-snapshot inert><button style="inline-size: 90px; block-size: 40px">drawn</button></div>',
  )
  const { left, top } = sheet.getBoundingClientRect()
  const drawn = sheet.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
  const snapshot = sheet.querySelector<HTMLElement>('[data-snapshot]')
  if (snapshot) snapshot.dataset['snapshot'] = `${drawn.x - left + 10} ${drawn.y - top + 10}`
  demo.scrollIntoView()
  await expect.poll(() => sheet.querySelector('.doc-host')).not.toBe(null)
  const height = sheet.offsetHeight
  expect(sheet.textContent).toContain('drawn')
  run()
  await expect.poll(() => demo.dataset['state']).toBe('running')
  expect(sheet.querySelector('.doc-snapshot')).toBe(null)
  expect(sheet.offsetHeight).toBe(height)
  await expect.poll(() => pressed).toEqual(['live'])
  expect(document.activeElement?.textContent).toBe('live')
})

test('[PLUS-01] a demo that was pressed before it ran starts before the others that are near', async () => {
  const started: string[] = []
  const pressed = Promise.withResolvers<void>()
  const mount: Mount = (_host, { name }, { onReady }) => {
    started.push(name)
    if (name === 'size') void pressed.promise.then(onReady)
    else onReady()
    return () => {}
  }
  const { article } = openArticle({ ports: { demos: { mount } } })
  const [type, size] = [demoOf(article, 'type'), demoOf(article, 'size')]
  size.querySelector('.doc-sheet')?.insertAdjacentHTML('afterbegin', '<div data-snapshot="5 5" aria-busy="true" inert>drawn</div>')
  article.prepend(type, size)
  type.scrollIntoView()
  await expect.poll(() => started).toEqual(['size'])
  expect([type, size].map(({ dataset }) => dataset['state'])).toEqual(['idle', 'loading'])
  pressed.resolve()
  await expect.poll(() => started).toContain('type')
})

test('[PLUS-01] a demo hydrates what a server renderer made of it, in its place, and is usable from then on', async () => {
  const pressed: string[] = []
  const { demo, sheet, run } = openWaitingDemo((host) => {
    host.firstElementChild?.addEventListener('click', () => pressed.push('hydrated'))
  })
  sheet.insertAdjacentHTML('afterbegin', '<div class="doc-host doc-snapshot" data-snapshot="" inert><button>rendered</button></div>')
  const button = sheet.querySelector('button')
  demo.scrollIntoView()
  run()
  await expect.poll(() => demo.dataset['state']).toBe('running')
  expect(sheet.querySelector('.doc-host')?.outerHTML).toBe('<div class="doc-host"><button>rendered</button></div>')
  expect(sheet.querySelector('button')).toBe(button)
  await page.getByRole('button', { name: 'rendered' }).click()
  expect(pressed).toEqual(['hydrated'])
})
