export { DemoRequestDialog, type DemoRequestDialogProps } from './DemoRequestDialog.tsx'
export { demoRequestMessages } from './demoRequestMessages.ts'
export { errorMessages } from '../../common/failures/errorMessages.ts'
