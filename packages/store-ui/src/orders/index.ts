export { OrdersPage } from './OrdersPage.tsx'
export { ordersMessages } from '../locales/ordersMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
