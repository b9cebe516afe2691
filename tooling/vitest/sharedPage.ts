import { afterAll, vi } from 'vitest'
import { page } from 'vitest/browser'

const address = location.href
const elements = [document.documentElement, document.body]
const attributes = elements.map((element) => Array.from(element.attributes, ({ name, value }) => [name, value] as const))

// Test files share a page: restore its initial state after each.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  for (const [index, element] of elements.entries()) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const [name, value] of attributes[index] ?? []) element.setAttribute(name, value)
  }
  history.replaceState(null, '', address)
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await cookieStore.getAll()) if (name !== undefined) await cookieStore.delete(name)
  await page.viewport(414, 896)
})
