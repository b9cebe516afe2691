export { OrdersPage } from './OrdersPage.tsx'
export { ordersMessages } from './ordersMessages.ts'
export { errorMessages } from '../common/failures/errorMessages.ts'
