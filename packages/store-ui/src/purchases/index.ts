export { PurchasesPage, type PurchasesPageProps } from './PurchasesPage.tsx'
export { purchasesMessages } from './purchasesMessages.ts'
export { errorMessages } from '../common/failures/errorMessages.ts'
