export { SignInDialog } from './dialog/SignInDialog.tsx'
export type { SessionDialogProps } from './dialog/SessionDialogProps.ts'
export { SignOutDialog } from './dialog/SignOutDialog.tsx'
