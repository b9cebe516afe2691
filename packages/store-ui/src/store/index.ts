export { StorePage, type StorePageProps } from './StorePage.tsx'
export { changeFilters, readStoreFilters, type StoreFilters } from '../core/storeFilters.ts'
export { storeMessages } from '../locales/storeMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
