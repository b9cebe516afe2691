import { Button } from '@view-site/ui'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { emulateForcedColors } from '@view-site/vitest-config/forced-colors'
import { memoryStorage, type MemoryStorage } from '@view-site/vitest-config/storage'
import { renderLayout } from '../../test/renderLayout.tsx'
import { SearchDialog } from '../search/SearchDialog.tsx'
import { SearchPicker, type PickerDialogProps } from '../search/SearchPicker.tsx'
import { zhCN } from '../search/locales/zh-CN.ts'
import { createTours, tourActions, TourDialog, type Tour, type Tours } from '../tour.ts'

const work: Tour = {
  id: 'work',
  title: '认识工作台',
  steps: [
    { target: '[data-part="note"]', title: '备注', text: '写下要点。' },
    { target: '[data-part="nowhere"]', title: '没有', text: '这个页面没有它。' },
    { target: '[data-part="list"]', title: '清单', text: '所有条目。', side: 'inline-end' },
    { target: '[data-part="save"]', title: '保存', text: '改动在这里保存。' },
  ],
}
const other: Tour = { id: 'other', title: '认识保存', steps: work.steps.slice(3) }

const Work = () => (
  <>
    <h1>工作</h1>
    <Button>打开</Button>
    <label>
      备注 <input data-part="note" />
    </label>
    <ul data-part="list" style={{ width: 80 }}>
      <li>条目</li>
    </ul>
    <div style={{ height: 3000 }} />
    <Button data-part="save">保存</Button>
    <div style={{ height: 1000 }} />
  </>
)

interface Setup {
  storage?: MemoryStorage
  width?: number
}

/** The shell with tours of its page, and the palette that opens them. */
async function render({ storage = memoryStorage(), width = 1440 }: Setup = {}) {
  // The slot is rendered when the tours exist.
  const made: { tours?: Tours } = {}
  const load = async () => (props: PickerDialogProps) => (
    <SearchDialog texts={zhCN} storage={memoryStorage()} actions={made.tours ? tourActions(made.tours, [work, other]) : []} {...props} />
  )
  const routes = { '/work': { meta: { page: 'work' as const }, view: () => <Work /> }, '/empty': { view: () => <h1>空</h1> } }
  const rendered = await renderLayout({ path: '/work', routes, storage, width, slots: { Search: () => <SearchPicker load={load} /> } })
  const tours = createTours(rendered.layout)
  made.tours = tours
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(<TourDialog tours={tours} />)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await expect.element(opener).toBeVisible()
  return { ...rendered, tours }
}

/** The same, with the tour opened while the page's button has the focus. */
async function open(setup: Setup = {}) {
  const rendered = await render(setup)
  opener.element().focus()
  expect(rendered.tours.open(work)).toBe(true)
  await expect.element(next).toHaveFocus()
  return rendered
}

const opener = page.getByRole('button', { name: '打开', exact: true })
const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name })
const next = button('下一步')
const back = button('上一步')
const skip = button('跳过')
const done = button('完成')

const target = (name: string) => document.querySelector(`[data-part="${name}"]`) ?? document.body
const boxOf = (element: Element) => element.getBoundingClientRect()
const isInView = (element: Element) => boxOf(element).top >= 0 && boxOf(element).bottom <= window.innerHeight

async function emulateMotion(value: '' | 'reduce') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

/** What is drawn around the target: the only layer as large as it that takes no clicks. */
const highlight = () =>
  [...document.querySelectorAll<HTMLElement>('[role="presentation"]')].find((one) => getComputedStyle(one).pointerEvents === 'none')

async function expectHighlighted(name: string) {
  await expect.poll(() => highlight() && rounded(boxOf(highlight() ?? document.body))).toEqual(rounded(boxOf(target(name))))
}
const rounded = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round)

test('each step is a dialog with name, text and count; Enter goes on, and the end returns the focus and is remembered', async () => {
  const { tours, storage } = await open()
  await expect.element(dialog).toHaveAccessibleName('备注')
  await expect.element(dialog).toHaveAccessibleDescription('写下要点。 第 1 步，共 3 步')
  await expect.element(back).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveAccessibleName('清单')
  await expect.element(dialog).toHaveAccessibleDescription('所有条目。 第 2 步，共 3 步')
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveAccessibleName('保存')
  await expect.element(done).toHaveFocus()
  await expect.element(skip).not.toBeInTheDocument()
  expect(tours.wasSeen('work')).toBe(false)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(tours.wasSeen('work')).toBe(true)
  expect(storage.getItem('view-site.layout.tours')).toBe('["work"]')
})

test('Tab stays in the dialog, Escape skips the tour and returns the focus', async () => {
  const { tours } = await open()
  await userEvent.keyboard('{Enter}')
  await expect.element(back).toBeVisible()
  // By its role: what is hidden from screen readers has none.
  await expect.element(opener).not.toBeInTheDocument()
  for (const one of [skip, back, next, skip]) {
    await userEvent.keyboard('{Tab}')
    await expect.element(one).toHaveFocus()
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(tours.wasSeen('work')).toBe(true)
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('arrow keys go on and back, %s; the last step stays, and the focus is never lost', async (dir, on, before) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await open()
  await userEvent.keyboard(before)
  await expect.element(dialog).toHaveAccessibleName('备注')
  await userEvent.keyboard(on)
  await expect.element(dialog).toHaveAccessibleName('清单')
  await expectHighlighted('list')
  // At the end of the line, where the target has space.
  await expect.poll(() => boxOf(dialog.element()).left > boxOf(target('list')).right).toBe(dir === 'ltr')
  await userEvent.keyboard('{Tab}')
  await expect.element(skip).toHaveFocus()
  await userEvent.keyboard(`${on}${on}`)
  await expect.element(dialog).toHaveAccessibleName('保存')
  await expect.element(done).toHaveFocus()
  await userEvent.keyboard(`${before}${before}`)
  await expect.element(dialog).toHaveAccessibleName('备注')
  await expect.element(next).toHaveFocus()
})

test('a step scrolls its target into view and highlights it; a click on the page does nothing', async () => {
  await open()
  await expectHighlighted('note')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => isInView(target('save'))).toBe(true)
  await expectHighlighted('save')
  expect(isInView(dialog.element())).toBe(true)
  const { x, y } = boxOf(target('save'))
  document.elementFromPoint(x + 1, y + 1)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(document.elementFromPoint(x + 1, y + 1)).not.toBe(target('save'))
  await expect.element(dialog).toHaveAccessibleName('保存')
})

test('with less motion, scrolling is not animated', async () => {
  onTestFinished(() => emulateMotion(''))
  await emulateMotion('reduce')
  const calls: unknown[] = []
  const { tours } = await open()
  target('save').scrollIntoView = (options) => void calls.push(options)
  tours.next()
  tours.next()
  await expect.poll(() => calls).toEqual([expect.objectContaining({ behavior: 'instant' })])
})

test('with forced colors an outline marks the target', async () => {
  await emulateForcedColors()
  await open()
  await expectHighlighted('note')
  expect(getComputedStyle(highlight() ?? document.body).outline).toContain('solid 3px')
})

test('when the target goes, the tour goes on with what there is, and ends where nothing is', async () => {
  const { tours, router } = await open()
  target('note').remove()
  await expect.element(dialog).toHaveAccessibleName('清单')
  await expect.element(dialog).toHaveAccessibleDescription('所有条目。 第 1 步，共 2 步')
  router.navigate('/empty')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(tours.open(work)).toBe(false)
})

test('tours are opened once each; what is stored may be damaged, and a tour can be forgotten', async () => {
  const storage = memoryStorage({ 'view-site.layout.tours': '{"work":' })
  const { tours } = await render({ storage })
  expect(tours.openOnce(work)).toBe(true)
  expect(tours.openOnce(other)).toBe(false)
  tours.skip()
  expect(tours.openOnce(work)).toBe(false)
  expect(tours.openOnce(other)).toBe(true)
  tours.close()
  expect([tours.wasSeen('work'), tours.wasSeen('other')]).toEqual([true, false])
  tours.forget('work')
  expect(tours.wasSeen('work')).toBe(false)
  expect(storage.entries.has('view-site.layout.tours')).toBe(false)
})

test('the command palette opens a tour', async () => {
  await render()
  opener.element().focus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('>认识保存{Enter}')
  await expect.element(dialog).toHaveAccessibleName('保存')
  await expect.element(done).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test.each([
  [320, 'rtl'],
  [390, 'ltr'],
  [1440, 'ltr'],
] as const)('at %d px, %s, every step fits and axe finds nothing in either theme', async (width, dir) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { layout } = await open({ width })
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme)
    expect(await violations()).toEqual([])
  }
  for (const name of ['list', 'save']) {
    await userEvent.keyboard('{Enter}')
    await expectHighlighted(name)
    await expect.poll(() => isInView(dialog.element())).toBe(true)
    expect(boxOf(dialog.element()).left).toBeGreaterThanOrEqual(0)
    expect(boxOf(dialog.element()).right).toBeLessThanOrEqual(width)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})
