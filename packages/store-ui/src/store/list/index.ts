export { StorePage, type StorePageProps } from './StorePage.tsx'
export { changeFilters, readStoreFilters, type StoreFilters } from './storeFilters.ts'
export { storeMessages } from '../storeMessages.ts'
export { errorMessages } from '../../common/failures/errorMessages.ts'
