// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source finds the declarations of these modules only through this reference
/// <reference path="../../client.d.ts" />
import { dark, loadDarkStyles } from 'virtual:view-ui-dark'

const followed = new WeakMap<Document, () => Promise<void>>()

/**
 * Loads the library's dark theme if the page is dark, otherwise when it becomes dark: running demos change their colors without being
 * mounted again. Resolves when demos can be shown. If the stylesheet does not load they are shown in the light theme.
 */
export function followTheme(page: Document): Promise<void> {
  if (!dark) return Promise.resolve()
  const { selector, lightAttribute } = dark
  const known = followed.get(page)
  if (known) return known()
  const root = page.documentElement
  const isDark = () => root.matches(selector)
  const markLight = () => root.setAttribute(lightAttribute, 'light')
  let loading: Promise<void> | undefined
  const load = async (): Promise<void> => {
    if (!isDark()) return
    loading ??= loadDarkStyles().then(
      () => undefined,
      () => undefined,
    )
    await loading
    if (hasDarkStyles(root)) return root.removeAttribute(lightAttribute)
    loading = undefined
    markLight()
  }
  followed.set(page, load)
  let wasDark = isDark()
  // A microtask of the change: before the next paint.
  new MutationObserver(() => {
    if (isDark() === wasDark) return
    wasDark = !wasDark
    if (wasDark && !hasDarkStyles(root)) markLight()
    void load()
  }).observe(root, { attributes: true })
  return load()
}

/** Whether the stylesheet applies: the bundler resolves its import also after a failed request. */
function hasDarkStyles(root: Element): boolean {
  return getComputedStyle(root).getPropertyValue('--ivu-surface') !== ''
}
