/** Whether a key is the picker's: Ctrl+K or ⌘K. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: Pick<KeyboardEvent, ShortcutKeys>): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

type ShortcutKeys = 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
