export { StoreDocPage, type StoreDocPageProps } from './StoreDocPage.tsx'
export { storeMessages } from '../locales/storeMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
