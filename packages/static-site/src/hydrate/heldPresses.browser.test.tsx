import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { bootScript } from '../inline/bootScript.ts'
import { inlineScript } from '../inline/inlineScript.ts'
import { holdDemoPresses } from '../inline/holdDemoPresses.ts'
import { holdPresses } from '../inline/holdPresses.ts'
import type { BootData } from './bootData.ts'
import { answerLink, answerPresses, dropPress, dropPresses, followLinks, pressesAnswered } from './heldPresses.ts'
import { finishHydration, startHydration } from './hydration.ts'
import { readUntilHydration } from './readUntilHydration.ts'
import { reportFailures } from './reportFailures.ts'
import { reportFailedStart } from './reportFailedStart.ts'
import type { PageReader } from './startPageReader.ts'

// Vite rewrites the imports in the inline script to call this function, which is not defined where the script runs.
Object.assign(window, { __vite__injectQuery: (href: string) => href })

const pressed: string[] = []

beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = `
    <header><button id="menu">Menu</button> <button id="search" aria-keyshortcuts="Control+K Meta+K">Search</button></header>
    <article><button id="copy"><b>Copy</b></button> <button id="versions" popovertarget="list">1.0</button></article>
    <ul id="list" popover><li>1.0</li></ul>`
  // As in the head of a page: from its text, without its module.
  run(inlineScript(holdPresses))
  return () => {
    // The script of this test goes on listening.
    window.heldPresses?.clear()
    if (window.heldPresses) window.heldPresses.answers = () => true
    document.body.replaceChildren()
  }
})

function run(textContent: string): void {
  document.body.append(Object.assign(document.createElement('script'), { textContent }))
}

function addBootData(files: Partial<BootData> = {}): void {
  const boot: BootData = { entry: '/missing.js', dependencies: [], modules: [], menus: {}, retry: 'Try again?', ...files }
  document.body.append(
    Object.assign(document.createElement('script'), { type: 'application/json', id: 'boot', textContent: JSON.stringify(boot) }),
  )
}

/** Collects what reaches the console as an uncaught error until the test ends, instead of failing it. */
function collectErrors(): unknown[] {
  const errors: unknown[] = []
  const note = (event: ErrorEvent) => {
    errors.push(event.error)
    event.preventDefault()
  }
  addEventListener('error', note)
  onTestFinished(() => removeEventListener('error', note))
  return errors
}

/** A page that asks when its scripts cannot be loaded, and a visitor who answers. Expects no other error. */
function askToRetry(...answers: boolean[]): readonly unknown[] {
  const errors = collectErrors()
  onTestFinished(() => expect(errors.map(String)).toEqual(errors.map(() => expect.stringContaining('dynamically imported module'))))
  addBootData()
  const asked: unknown[] = []
  const question = vi.spyOn(window, 'confirm').mockImplementation((text) => {
    asked.push(text)
    return answers.shift() ?? false
  })
  onTestFinished(() => question.mockRestore())
  return asked
}

const idleReader: PageReader = { save() {}, stop: () => Promise.resolve() }

/** A page that is left to its reader, until the test is over. */
function startReading(load: () => Promise<void>, onFail: (retry: () => void) => void, loadReader = async () => () => idleReader): void {
  readUntilHydration({ root: document.body, loadReader, load, onFail, partialAttribute: 'data-partial' })
  onTestFinished(async () => {
    finishHydration()
    // It stops listening in another task.
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/** The code of the page arrives. */
function listen(): void {
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed.push(button.id))
}

function busy(): string[] {
  return [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id)
}

/** A demo that is only drawn so far. */
function drawDemo(files = ''): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="sheet" style="inline-size: 200px; padding: 20px"><div id="snapshot" data-snapshot ${files} inert><button>Drawn</button></div></div>`,
  )
  run(inlineScript(holdDemoPresses))
}

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('head link[href^="data:"]')]
const stop = (event: Event) => event.stopPropagation()
const element = (id: string) => document.getElementById(id) ?? document.body

// First: the scripts of the tests before it go on listening, and would take the files.
test('[PLUS-01] a press on a drawn demo starts the scripts of the page before it has loaded', async () => {
  const asked = askToRetry()
  drawDemo('data-files="data:text/javascript,"')
  onTestFinished(() => preloads().forEach((link) => link.remove()))
  run(inlineScript(bootScript))
  await userEvent.click(element('sheet'))
  // They are missing.
  await expect.poll(() => asked).toEqual(['Try again?'])
})

test('[PLUS-01] a press before its code is there shows at once, and happens once the code is there', async () => {
  await userEvent.click(element('menu'))
  await userEvent.dblClick(element('copy'))
  expect(busy()).toEqual(['menu', 'copy'])
  listen()
  expect(pressed).toEqual([])
  answerPresses(() => true)
  expect(pressed).toEqual(['menu', 'copy'])
  expect(busy()).toEqual([])
  await userEvent.click(element('menu'))
  expect(pressed).toEqual(['menu', 'copy', 'menu'])
})

test('[PLUS-01] buttons are taken over in parts, and a press on one of the rest asks for its code', async () => {
  await userEvent.click(element('copy'))
  listen()
  const asked: string[] = []
  answerPresses((button) => button.matches('article *') || asked.push(button.id) === 0)
  expect(pressed).toEqual(['copy'])
  await userEvent.click(element('menu'))
  await userEvent.click(element('copy'))
  expect(pressed).toEqual(['copy', 'copy'])
  expect(asked).toEqual(['menu'])
  expect(busy()).toEqual(['menu'])
  answerPresses(() => true)
  expect(pressed).toEqual(['copy', 'copy', 'menu'])
})

test('[LAY-09] the shortcut of the search presses its button, by keyboard like by pointer', async () => {
  element('menu').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(busy()).toEqual(['menu', 'search'])
  listen()
  answerPresses(() => true)
  expect(pressed).toEqual(['menu', 'search'])
})

/** Resolves after what was to happen once the page is painted. */
function nextPaint() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The frame of the search, whose code is not there: a dialog that the button of the search controls. */
function addFrame() {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog id="frame" data-frame><input aria-label="Query"> <button id="cancel" type="button">Cancel</button></dialog>',
  )
  element('search').setAttribute('aria-controls', 'frame')
  const frame = document.querySelector('dialog')
  const field = document.querySelector('input')
  if (!frame || !field) throw new Error('The page has no frame.')
  return { frame, field }
}

test.each([
  ['button', () => userEvent.click(element('search'))],
  ['shortcut', () => userEvent.keyboard('{Control>}k{/Control}')],
])('[LAY-09] the %s of the search opens its frame without code, with the focus in the field, and is held', async (_, press) => {
  const { frame, field } = addFrame()
  await press()
  await expect.poll(() => frame.open).toBe(true)
  expect(document.activeElement).toBe(field)
  expect(busy()).toEqual(['search'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('tab{Enter}')
  expect([field.value, field.dataset['entered']]).toEqual(['tab', 'tab'])
  await userEvent.keyboard('le')
  expect([field.value, field.dataset['entered']]).toEqual(['table', 'tab'])
  listen()
  answerPresses(() => true)
  expect(pressed).toEqual(['search'])
  expect(frame.open).toBe(true)
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(element('cancel'))],
  ['a click on its backdrop', async () => document.querySelector('dialog')?.click()],
])('[LAY-09] %s closes a frame without code, and its press opens nothing later', async (_, close) => {
  const { frame, field } = addFrame()
  await userEvent.click(element('search'))
  await userEvent.keyboard('table{Enter}')
  await close()
  await expect.poll(() => frame.open).toBe(false)
  await expect.poll(busy).toEqual([])
  expect(document.activeElement).toBe(element('search'))
  expect([field.value, field.dataset['entered']]).toEqual(['', ''])
  listen()
  answerPresses(() => true)
  expect(pressed).toEqual([])
})

test('[LAY-09] a press marks its button before its frame opens, which does not wait for the next key', async () => {
  const { frame } = addFrame()
  element('search').click()
  expect([busy(), frame.open]).toEqual([['search'], false])
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't' }))
  expect(frame.open).toBe(true)
})

test('[LAY-09] a frame does not open for a press that has been dropped', async () => {
  const { frame } = addFrame()
  element('search').click()
  dropPresses()
  await nextPaint()
  expect(frame.open).toBe(false)
})

test('[LAY-09] what is pressed in a frame that has its code is not held', async () => {
  const { frame } = addFrame()
  await userEvent.click(element('search'))
  await expect.poll(() => frame.open).toBe(true)
  frame.removeAttribute('data-frame')
  listen()
  await userEvent.click(element('cancel'))
  expect(pressed).toEqual(['cancel'])
  expect(frame.open).toBe(true)
})

test('[PLUS-01] a press whose code cannot be loaded closes the frame that it opened, and the next one opens it again', async () => {
  const { frame } = addFrame()
  await userEvent.click(element('search'))
  await expect.poll(() => frame.open).toBe(true)
  dropPresses()
  expect(frame.open).toBe(false)
  await userEvent.click(element('search'))
  await expect.poll(() => frame.open).toBe(true)
})

test('[PLUS-01] a page whose scripts cannot be loaded closes the frame before it asks whether to try again', async () => {
  const { frame } = addFrame()
  const asked = askToRetry()
  await userEvent.click(element('search'))
  await expect.poll(() => frame.open).toBe(true)
  run(inlineScript(bootScript))
  await expect.poll(() => asked).toEqual(['Try again?'])
  expect(frame.open).toBe(false)
  await userEvent.click(element('search'))
  expect(asked).toHaveLength(2)
  expect(frame.open).toBe(false)
})

test('[PLUS-01] a press on a drawn demo requests all of its files, once', async () => {
  drawDemo('data-files="data:text/javascript, data:text/css,.css"')
  onTestFinished(() => preloads().forEach((link) => link.remove()))
  await userEvent.click(element('menu'))
  expect(preloads()).toEqual([])
  await userEvent.click(element('sheet'), { position: { x: 30, y: 25 } })
  await userEvent.click(element('sheet'), { position: { x: 30, y: 25 } })
  expect(preloads().map(({ rel, as }) => `${rel} ${as}`)).toEqual(['modulepreload script', 'preload style'])
})

test('[PLUS-01] a press on a drawn demo is kept in its sheet with its place, whatever else is answered', async () => {
  drawDemo()
  listen()
  answerPresses(() => true)
  await userEvent.click(element('sheet'), { position: { x: 30, y: 25 } })
  expect(pressed).toEqual([])
  expect(busy()).toEqual(['snapshot'])
  expect(element('snapshot').dataset['snapshot']).toBe('30 25')
})

test('what needs no code is not held', async () => {
  await userEvent.click(element('versions'))
  expect(element('list').matches(':popover-open')).toBe(true)
  await userEvent.keyboard('k')
  expect(busy()).toEqual([])
})

/** A link whose code opens something; without it, it leads to a place of the page. */
function addLink(): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', '<aside><a id="ask" href="#asked" data-held>Ask</a></aside>')
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  return element('ask')
}

test('[PLUS-01] a press on a link that opens something waits for its code, whatever else is answered', async () => {
  const link = addLink()
  answerPresses(() => true)
  await userEvent.click(link)
  expect(busy()).toEqual(['ask'])
  expect(location.hash).toBe('')
  link.addEventListener('click', (event) => {
    event.preventDefault()
    pressed.push('ask')
  })
  const hold = answerLink(link)
  expect(pressed).toEqual(['ask'])
  expect(busy()).toEqual([])
  await userEvent.click(link)
  expect(pressed).toEqual(['ask', 'ask'])
  hold()
  await userEvent.click(link)
  expect(busy()).toEqual(['ask'])
})

test('[PLUS-01] a link whose code cannot be loaded is followed', async () => {
  const link = addLink()
  await userEvent.click(link)
  followLinks()
  await expect.poll(() => location.hash).toBe('#asked')
  expect(busy()).toEqual([])
})

test('[PLUS-01] a link of a page without scripts or without its application is followed', async () => {
  const link = addLink()
  const asked = askToRetry()
  run(inlineScript(bootScript))
  await userEvent.click(element('menu'))
  await expect.poll(() => asked).toHaveLength(1)
  await userEvent.click(link)
  expect(location.hash).toBe('#asked')
  history.replaceState(null, '', location.pathname)
  reportFailedStart(() => undefined)
  await userEvent.click(link)
  expect(location.hash).toBe('#asked')
  expect(asked).toHaveLength(1)
})

test('a press that is stopped on its way to the button is repeated until it gets there', async () => {
  await userEvent.click(element('menu'))
  listen()
  document.body.addEventListener('click', stop, true)
  answerPresses(() => true)
  expect(pressed).toEqual([])
  expect(busy()).toEqual(['menu'])
  document.body.removeEventListener('click', stop, true)
  await expect.poll(() => pressed).toEqual(['menu'])
  expect(busy()).toEqual([])
})

test('presses whose code cannot be loaded are forgotten, and the next one counts', async () => {
  await userEvent.click(element('menu'))
  dropPresses()
  expect(busy()).toEqual([])
  await userEvent.click(element('menu'))
  expect(busy()).toEqual(['menu'])
})

test('[PLUS-01] a press whose scripts cannot be loaded does not stay busy: the page asks whether to try again', async () => {
  const asked = askToRetry()
  run(inlineScript(bootScript))
  await userEvent.click(element('menu'))
  await expect.poll(() => asked).toEqual(['Try again?'])
  expect(busy()).toEqual([])
  await userEvent.click(element('copy'))
  expect(asked).toHaveLength(2)
  expect(busy()).toEqual([])
})

/** The address of a file with nothing in it but its name. */
const fileOf = (name: string) => `data:text/${name.endsWith('.css') ? 'css' : 'javascript'},//${name}`

/** The address of a script that adds its name to the list `ran` of the page. */
const scriptOf = (name: string) => `data:text/javascript,ran.push('${name}')`

const fileLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="data:text"]')]
const fetched = () => fileLinks().map(({ rel, href }) => `${rel} ${href.replace(/.*,\/\//u, '')}`)

test('[PLUS-01] a press before the page has loaded fetches at once what it needs, with the reader', async () => {
  onTestFinished(() => fileLinks().forEach((link) => link.remove()))
  addBootData({
    reader: [fileOf('reader')],
    presses: { '[aria-keyshortcuts]': [fileOf('search'), fileOf('search.css')], '#menu': [fileOf('menu')] },
    styles: [fileOf('later.css')],
    readerParts: [fileOf('article')],
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(fetched()).toEqual([])
  run(inlineScript(bootScript))
  const atOnce = ['modulepreload reader', 'modulepreload search', 'preload search.css']
  expect(fetched()).toEqual(atOnce)
  await userEvent.click(element('menu'))
  await userEvent.click(element('menu'))
  // Once the reader has run.
  await expect.poll(fetched).toEqual(expect.arrayContaining(['stylesheet later.css', 'modulepreload article', 'modulepreload menu']))
})

test('[PLUS-01] a press on a drawn demo asks too when no script can be loaded, and does not stay busy', async () => {
  const asked = askToRetry()
  drawDemo()
  run(inlineScript(bootScript))
  await userEvent.click(element('sheet'))
  await expect.poll(() => asked).toEqual(['Try again?'])
  await userEvent.click(element('sheet'))
  expect(asked).toHaveLength(2)
  expect(busy()).toEqual([])
})

test('[PLUS-01] a press on a drawn demo before the page is parsed starts the scripts too', async () => {
  const asked = askToRetry()
  drawDemo()
  await userEvent.click(element('sheet'))
  run(inlineScript(bootScript))
  await expect.poll(() => asked).toEqual(['Try again?'])
})

test('[PLUS-01] when the application cannot be loaded, the press is reported, and a retry repeats it', async () => {
  const loads: PromiseWithResolvers<void>[] = []
  const load = () => {
    const one = Promise.withResolvers<void>()
    loads.push(one)
    return one.promise
  }
  const reported: (() => void)[] = []
  const errors = collectErrors()
  startReading(load, (retry) => reported.push(retry))
  await userEvent.click(element('menu'))
  const offline = new Error('offline')
  loads.at(-1)?.reject(offline)
  await expect.poll(() => reported).toHaveLength(1)
  expect(errors).toEqual([offline])
  expect(busy()).toEqual([])
  expect(document.documentElement.hasAttribute('data-hydrating')).toBe(false)
  const { length } = loads
  reported[0]?.()
  expect(busy()).toEqual(['menu'])
  await expect.poll(() => loads).toHaveLength(length + 1)
  listen()
  answerPresses(() => true)
  expect(pressed).toEqual(['menu'])
})

test('[PLUS-01] when the code of the article cannot be loaded, a press on its button is reported, and a retry loads it again', async () => {
  element('copy').closest('article')?.setAttribute('data-article', '')
  // The previous test may have left the pointer on a control that loads the application.
  await userEvent.hover(element('copy'))
  const loads: PromiseWithResolvers<() => PageReader>[] = []
  const reported: (() => void)[] = []
  const loadReader = () => {
    const one = Promise.withResolvers<() => PageReader>()
    loads.push(one)
    return one.promise
  }
  startReading(
    () => Promise.reject(new Error('not needed')),
    (retry) => reported.push(retry),
    loadReader,
  )
  const errors = collectErrors()
  await expect.poll(() => loads).toHaveLength(1)
  const broken = new Error('broken')
  loads[0]?.reject(broken)
  // Nothing has been pressed yet: the error is on the console alone. The next press loads it again.
  await userEvent.click(element('copy'))
  await expect.poll(() => loads).toHaveLength(2)
  expect(reported).toEqual([])
  expect(errors).toEqual([broken])
  loads[1]?.reject(broken)
  await expect.poll(() => reported).toHaveLength(1)
  expect(errors).toEqual([broken, broken])
  expect(busy()).toEqual([])
  listen()
  reported[0]?.()
  await expect.poll(() => loads).toHaveLength(3)
  expect(pressed).toEqual([])
  loads[2]?.resolve(() => idleReader)
  await expect.poll(() => pressed).toEqual(['copy'])
})

test('[PLUS-01] an application that was only loaded in advance and fails is not reported', async () => {
  const failed = Promise.withResolvers<void>()
  const report = vi.fn<(retry: () => void) => void>()
  const errors = collectErrors()
  startReading(() => failed.promise, report)
  element('menu').focus()
  expect(document.documentElement.hasAttribute('data-hydrating')).toBe(true)
  const offline = new Error('offline')
  failed.reject(offline)
  await expect.poll(() => document.documentElement.hasAttribute('data-hydrating')).toBe(false)
  expect(report).not.toHaveBeenCalled()
  expect(errors).toContain(offline)
})

test('[PLUS-01] a failure whose bar cannot be loaded either is asked about in the words of the page', async () => {
  const asked = askToRetry(false)
  const retry = vi.fn<() => void>()
  reportFailures(() => Promise.reject(new Error('offline')))(retry)
  await expect.poll(() => asked).toEqual(['Try again?'])
  expect(retry).not.toHaveBeenCalled()
})

test('in a page without words for it, as in development, nothing is asked: the error is on the console', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const errors = collectErrors()
  onTestFinished(() => asked.mockRestore())
  const lost = new Error('offline')
  reportFailures(() => Promise.reject(lost))(() => {})
  await expect.poll(() => errors).toEqual([lost])
  expect(asked).not.toHaveBeenCalled()
})

test('[PLUS-01] an application that cannot start is reported at once and at each press, and no press stays busy', async () => {
  const report = vi.fn<(retry: () => void) => void>()
  await userEvent.click(element('menu'))
  reportFailedStart(report)
  expect(report).toHaveBeenCalledTimes(1)
  expect(busy()).toEqual([])
  await userEvent.click(element('copy'))
  expect(report).toHaveBeenCalledTimes(2)
  expect(busy()).toEqual([])
})

/**
 * A page whose controls show what a press will open, and open it if that is `answered`.
 */
function readWithFrames(answered?: Promise<boolean>) {
  const seen: string[] = []
  readUntilHydration({
    root: document.body,
    loadReader: async () => () => idleReader,
    load() {
      seen.push('load')
      return Promise.resolve()
    },
    onFail: () => undefined,
    partialAttribute: 'data-partial',
    controls: {
      selector: '#copy',
      start: () =>
        Promise.resolve({
          stop: () => seen.push('stop'),
          drop: () => seen.push('drop'),
          prepare(control) {
            if (answered) seen.push(`prepare ${control.id}`)
            return answered !== undefined
          },
          wait(button, load) {
            seen.push(`show ${button.id}`)
            void (async () => {
              if ((await answered) && dropPress(button)) seen.push(`open ${button.id}`)
              load()
            })()
          },
        }),
    },
  })
  return seen
}

async function hydrate(): Promise<void> {
  await startHydration()
  listen()
  finishHydration()
  await new Promise((resolve) => setTimeout(resolve))
}

test('[PLUS-05] a press that needs the application shows what is coming while it loads, also if it came before the controls', async () => {
  element('menu').click()
  const seen = readWithFrames()
  await expect.poll(() => seen).toEqual(['show menu', 'load'])
  await hydrate()
  expect(pressed).toEqual(['menu'])
  expect(dropPress(element('menu')), 'it has reached the button').toBe(false)
})

test('[PLUS-05] a press that the controls answer needs no application, which loads after it and does not answer the press again', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const seen = readWithFrames(promise)
  // The controls start in a microtask.
  await Promise.resolve()
  element('menu').focus()
  element('menu').click()
  await expect.poll(() => seen).toEqual(['prepare menu', 'show menu'])
  expect(busy()).toEqual(['menu'])
  resolve(true)
  await expect.poll(() => seen).toEqual(['prepare menu', 'show menu', 'open menu', 'load'])
  expect(busy()).toEqual([])
  await hydrate()
  expect(pressed).toEqual([])
})

/** A page whose button of the menu is a control that opens something: `show` shows it. Returns what happens, in order. */
function readWithMenu() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    finishHydration()
    // It stops listening in another task.
    vi.runAllTimers()
    vi.useRealTimers()
  })
  const seen: string[] = []
  const menu = element('menu')
  readUntilHydration({
    root: document.body,
    loadReader: async () => () => {
      seen.push('reader')
      return { save() {}, stop: () => Promise.resolve(void seen.push('reader stops')) }
    },
    load: () => Promise.resolve(),
    onFail: () => undefined,
    partialAttribute: 'data-partial',
    controls: { selector: '#menu', start: () => Promise.resolve({ stop() {}, prepare: () => true }) },
  })
  menu.addEventListener('click', () => {
    seen.push('menu')
    menu.ariaBusy = 'true'
  })
  element('copy').addEventListener('click', () => seen.push('copy'))
  return {
    seen,
    show: () => {
      seen.push('shown')
      menu.ariaBusy = null
    },
  }
}

test('[PLUS-01] a control answers a press and shows what it opens before the reader starts, which answers the article', async () => {
  document.querySelector('article')?.toggleAttribute('data-article')
  element('copy').click()
  element('menu').click()
  const { seen, show } = readWithMenu()
  await vi.advanceTimersByTimeAsync(500)
  expect(seen).toEqual(['menu'])
  show()
  await vi.advanceTimersByTimeAsync(50)
  expect(seen).toEqual(['menu', 'shown', 'reader', 'copy'])
  expect(document.documentElement.dataset['ready']).toBe('reader')
})

test('[PLUS-01] a control that does not show what it opens holds the reader up for a second at most', async () => {
  element('menu').click()
  const { seen } = readWithMenu()
  await vi.advanceTimersByTimeAsync(900)
  expect(seen).toEqual(['menu'])
  await vi.advanceTimersByTimeAsync(200)
  expect(seen).toEqual(['menu', 'reader'])
})

test('[PLUS-01] a page that the application hydrates before the reader started gets no reader', async () => {
  element('menu').click()
  const { seen } = readWithMenu()
  await startHydration()
  finishHydration()
  await vi.advanceTimersByTimeAsync(2000)
  expect(seen).toEqual(['menu'])
})

test('[PLUS-01] the scripts of a page that a press waits for run without a pause between them', async () => {
  const ran: string[] = []
  Object.assign(window, { ran })
  const later = vi.spyOn(window, 'setTimeout')
  onTestFinished(() => later.mockRestore())
  onTestFinished(() => fileLinks().forEach((link) => link.remove()))
  addBootData({ reader: [scriptOf('base'), scriptOf('reader')] })
  await userEvent.click(element('menu'))
  later.mockClear()
  run(inlineScript(bootScript))
  await expect.poll(() => ran).toEqual(['base', 'reader'])
  expect(later.mock.calls.filter(({ length }) => length === 1)).toEqual([])
})

test('[PLUS-05] what nobody has pressed waits until no press is held', async () => {
  await pressesAnswered()
  element('menu').click()
  let isAnswered = false
  const waiting = pressesAnswered().then(() => (isAnswered = true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(isAnswered).toBe(false)
  dropPress(element('menu'))
  expect(await waiting).toBe(true)
})

test('[PLUS-05] a press that the visitor cancels before the application runs opens nothing later', async () => {
  const seen = readWithFrames()
  element('menu').click()
  await expect.poll(() => seen).toEqual(['show menu', 'load'])
  expect(dropPress(element('menu'))).toBe(true)
  expect(busy()).toEqual([])
  await hydrate()
  expect(pressed).toEqual([])
})
