export { PayPage, type PayPageProps } from './PayPage.tsx'
export { payMessages } from '../locales/payMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
