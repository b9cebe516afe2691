export { StoreItemPage, type StoreItemPageProps } from './StoreItemPage.tsx'
export { storeMessages } from '../locales/storeMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
