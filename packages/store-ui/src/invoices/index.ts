export { InvoicesPage, type InvoicesPageProps } from './InvoicesPage.tsx'
export { invoicesMessages } from '../locales/invoicesMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
