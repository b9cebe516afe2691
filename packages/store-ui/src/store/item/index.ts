export { StoreItemPage, type StoreItemPageProps } from './StoreItemPage.tsx'
export { storeMessages } from '../storeMessages.ts'
export { errorMessages } from '../../common/failures/errorMessages.ts'
