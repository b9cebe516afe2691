export { PayPage } from './PayPage.tsx'
export type { PayPageProps } from './PayPageProps.ts'
export { payMessages } from './payMessages.ts'
export { errorMessages } from '../common/failures/errorMessages.ts'
