export { StorePurchasesPage, type StorePurchasesPageProps, type StorePurchasesView } from './StorePurchasesPage.tsx'
export { storeMessages } from '../storeMessages.ts'
export { ordersMessages } from '../../orders/ordersMessages.ts'
export { errorMessages } from '../../common/failures/errorMessages.ts'
