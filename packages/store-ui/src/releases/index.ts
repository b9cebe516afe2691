export { StoreReleasesPage, type StoreReleasesPageProps } from './StoreReleasesPage.tsx'
export { ReleasesPage, type ReleasesPageProps } from './ReleasesPage.tsx'
export { releasesMessages } from './releasesMessages.ts'
export { errorMessages } from '../common/failures/errorMessages.ts'
