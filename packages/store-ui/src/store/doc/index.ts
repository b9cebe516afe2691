export { StoreDocPage, type StoreDocPageProps } from './StoreDocPage.tsx'
export { storeMessages } from '../storeMessages.ts'
export { errorMessages } from '../../common/failures/errorMessages.ts'
