export { AccountPage, type AccountPageProps } from './AccountPage.tsx'
export { accountCentreMessages } from './accountCentreMessages.ts'
export { errorMessages } from '../common/failures/errorMessages.ts'
