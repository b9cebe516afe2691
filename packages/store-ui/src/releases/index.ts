export { StoreReleasesPage, type StoreReleasesPageProps } from './StoreReleasesPage.tsx'
export { ReleasesPage, type ReleasesPageProps } from './ReleasesPage.tsx'
export { releasesMessages } from '../locales/releasesMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
