/** Whether a key locks: Ctrl+Shift+L or ⌘⇧L, by its place on keyboards without Latin letters. */
export function isLockShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pick<KeyboardEvent, ShortcutKeys>): boolean {
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase()
  return letter === 'l' && (ctrlKey || metaKey) && shiftKey && !altKey
}

type ShortcutKeys = 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
