import { isAllowed, type AllowedValues } from './isAllowed.ts'
import { setRootAttributes, type RootSettings } from './setRootAttributes.ts'

/** Arguments of the inline script. */
export interface PrepaintOptions {
  readonly key: string
  /** Default and allowed values of each setting that is an attribute. */
  readonly fields: Readonly<Record<string, readonly [fallback: unknown, allowed?: AllowedValues]>>
  /** Width of the sider in the style sheet. */
  readonly width: number
}

declare const options: PrepaintOptions

// Runs inline in `<head>`, before the first paint: sets the attributes of `<html>` from what is stored.
let stored: Record<string, unknown> = {}
try {
  stored = JSON.parse(localStorage.getItem(options.key) ?? '') ?? stored
} catch {
  // Blocked or damaged: the defaults.
}
const settings = Object.fromEntries(
  Object.entries(options.fields).map(([name, [fallback, allowed]]) => [name, isAllowed(allowed, stored[name]) ? stored[name] : fallback]),
)
if (settings.theme === 'system') settings.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fields` has all of them, and each value is one its field allows
setRootAttributes(document.documentElement, settings as unknown as RootSettings, options.width)
