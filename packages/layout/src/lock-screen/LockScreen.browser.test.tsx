import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { memoryStorage, type MemoryStorage } from '@view-site/vitest-config/storage'
import { renderLayout } from '../../test/renderLayout.tsx'
import { createLock, LockScreen, type LockOptions } from '../lock-screen.ts'
import { SearchDialog } from '../search/SearchDialog.tsx'
import { SearchPicker, type PickerDialogProps } from '../search/SearchPicker.tsx'
import { zhCN } from '../search/locales/zh-CN.ts'

const key = 'view-site.layout.lock'
const routes = {
  '/work': { meta: { page: 'work' as const }, view: () => <input aria-label="备注" /> },
  '/other': { view: () => <h1>别处</h1> },
}
const load = async () => (props: PickerDialogProps) => <SearchDialog texts={zhCN} {...props} />
const slots = { Search: () => <SearchPicker load={load} /> }

interface Setup extends Partial<LockOptions> {
  storage?: MemoryStorage
  width?: number
  onSignOut?: () => void
}

/** The shell with its lock screen; the password is `right`, and `broken` cannot be checked. */
async function open({ storage = memoryStorage(), width = 1440, onSignOut, ...options }: Setup = {}) {
  const rendered = await renderLayout({ path: '/work', routes, storage, width, user: 'ann', slots })
  const lock = createLock(rendered.layout, {
    unlock: async (password) => {
      if (password === 'broken') throw new Error('offline')
      return password === 'right'
    },
    ...options,
  })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(<LockScreen lock={lock} name="安" onSignOut={onSignOut} />)
  const stop = lock.start()
  onTestFinished(() => {
    stop()
    root.unmount()
    host.remove()
  })
  return { ...rendered, lock, storage, isLocked: () => rendered.layout.store.get(lock.locked) }
}

const screen = page.getByRole('dialog', { name: '已锁定' })
const password = page.getByLabelText('密码')
// By its role: what is hidden has none.
const note = page.getByRole('textbox', { name: '备注' })

async function unlockWith(value: string) {
  await password.fill(value)
  await userEvent.keyboard('{Enter}')
}

test('it locks; a wrong password and one that cannot be checked say so; the right one leads back to where the focus was', async () => {
  const { lock, storage } = await open()
  await note.fill('draft')
  lock.lock()
  await expect.element(password).toHaveFocus()
  expect(storage.getItem(key)).toBe('ann')
  await unlockWith('wrong')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('密码不对，请重试。')
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await unlockWith('broken')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('暂时无法验证密码，请重试。')
  await unlockWith('right')
  await expect.element(screen).not.toBeInTheDocument()
  await expect.element(note).toHaveFocus()
  await expect.element(note).toHaveValue('draft')
  expect(storage.getItem(key)).toBeNull()
})

test('nothing behind it is reached by Tab, Escape, a shortcut, a navigation or a dialog that opens later', async () => {
  const { lock, layout, router } = await open()
  await expect.element(note).toBeVisible()
  lock.lock()
  await expect.element(password).toHaveFocus()
  await expect.element(note).not.toBeInTheDocument()
  // The last Tab leaves the dialog for the browser itself.
  await userEvent.keyboard('{Tab}{Tab}')
  expect([document.body, ...document.querySelectorAll('dialog[open] *')]).toContain(document.activeElement)
  await password.click()
  await userEvent.keyboard('{Escape}{Escape}{Control>}k{/Control}')
  await expect.element(password).toHaveFocus()
  router.navigate('/other')
  const answer = layout.ask({ title: '删除？', yes: '删除', no: '取消' })
  expect(await answer).toBe(false)
  expect(router.current().path).toBe('/work')
  const later = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => later.remove())
  later.innerHTML = '<button>later</button>'
  later.showModal()
  await expect.element(password).toHaveFocus()
  later.close()
  await unlockWith('right')
  await expect.element(note).toBeVisible()
  router.navigate('/other')
  await expect.element(page.getByRole('heading', { name: '别处' })).toBeVisible()
})

test('a reload stays locked, windows of the user lock and unlock together, and other users are not locked', async () => {
  const { layout, storage, isLocked } = await open({ storage: memoryStorage({ [key]: 'ann' }) })
  await expect.element(screen).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  layout.update({ user: 'bob' })
  await expect.element(screen).not.toBeInTheDocument()
  layout.update({ user: undefined })
  await expect.element(screen).toBeVisible()
  layout.update({ user: 'ann' })
  expect(isLocked()).toBe(true)
  storage.writeElsewhere(key, '')
  await expect.element(screen).not.toBeInTheDocument()
  storage.writeElsewhere(key, 'ann')
  await expect.element(screen).toBeVisible()
})

test('who signs out is not locked when they sign in again; without a user nothing is locked', async () => {
  const { layout, lock, storage, isLocked } = await open({ onSignOut: () => layout.update({ user: null }) })
  lock.lock()
  await screen.getByRole('button', { name: '退出登录' }).click()
  await expect.element(screen).not.toBeInTheDocument()
  lock.lock()
  expect(isLocked()).toBe(false)
  layout.update({ user: 'ann' })
  expect(isLocked()).toBe(false)
  expect(storage.getItem(key)).toBeNull()
})

test.each([
  [320, 'ltr'],
  [1440, 'rtl'],
] as const)('at %d px, %s, it fits and axe finds nothing in either theme', async (width, dir) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { lock, layout } = await open({ width, onSignOut: () => {} })
  lock.lock()
  await expect.element(password).toHaveFocus()
  await unlockWith('wrong')
  await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme)
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})
