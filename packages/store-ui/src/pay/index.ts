export { PayPage, type PayPageProps } from './PayPage.tsx'
export { payMessages } from './payMessages.ts'
export { errorMessages } from '../shared/failures/errorMessages.ts'
