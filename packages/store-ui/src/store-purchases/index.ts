export { StorePurchasesPage, type StorePurchasesPageProps, type StorePurchasesView } from './StorePurchasesPage.tsx'
export { storeMessages } from '../locales/storeMessages.ts'
export { ordersMessages } from '../locales/ordersMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
