export { ShortcutsDialog, type ShortcutsDialogProps } from './shortcuts/ShortcutsDialog.tsx'
export type { Shortcut, ShortcutGroup } from './shortcuts/ShortcutGroup.ts'
