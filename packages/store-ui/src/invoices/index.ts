export { InvoicesPage, type InvoicesPageProps } from './InvoicesPage.tsx'
export { invoicesMessages } from './invoicesMessages.ts'
export { errorMessages } from '../common/failures/errorMessages.ts'
