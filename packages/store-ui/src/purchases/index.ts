export { PurchasesPage, type PurchasesPageProps } from './PurchasesPage.tsx'
export { purchasesMessages } from '../locales/purchasesMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
