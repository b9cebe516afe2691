export { DemoRequestDialog, type DemoRequestDialogProps } from './DemoRequestDialog.tsx'
export { demoRequestMessages } from '../locales/demoRequestMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
