/**
 * Keys by their names in `KeyboardEvent.key`, as WebDriver encodes them.
 *
 * @see https://w3c.github.io/webdriver/#keyboard-actions
 */
export const namedKeys: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
}

interface InputSource {
  type: 'key' | 'pointer'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: readonly Readonly<Record<string, unknown>>[]
}

/** A press of the mouse, in the format that WebDriver and WebDriver BiDi share. */
export function clickActions(x: number, y: number): InputSource[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** Keys that are pressed in this order and released in the reverse one. */
export function keyActions(keys: readonly string[]): InputSource[] {
  const values = keys.map((key) => namedKeys[key] ?? key)
  const down = values.map((value) => ({ type: 'keyDown', value }))
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
  return [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]
}
