import { setRootAttributes, type RootSettings } from './setRootAttributes.ts'

/** Arguments of the inline script. */
export interface PrepaintOptions {
  readonly key: string
  /** What each setting that is an attribute may be, its default first; of a number: its default, its minimum and its maximum. */
  readonly fields: Readonly<Record<string, readonly unknown[]>>
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
// Shorter than the `isAllowed` of the settings, because the text is in every page. Names are NaN, which no number is within.
const isAllowed = (allowed: readonly unknown[], value: unknown) =>
  typeof value === 'number' ? value >= Number(allowed[1]) && value <= Number(allowed[2]) : allowed.includes(value)
const settings = Object.fromEntries(
  Object.entries(options.fields).map(([name, field]) => [name, isAllowed(field, stored[name]) ? stored[name] : field[0]]),
)
if (settings.theme === 'system') settings.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fields` has all of them, and each value is one its field allows
setRootAttributes(document.documentElement, settings as unknown as RootSettings, options.width)
