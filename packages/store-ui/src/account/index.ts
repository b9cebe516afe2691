export { AccountPage, type AccountPageProps } from './AccountPage.tsx'
export { InvitationNotice, type InvitationNoticeProps } from './seats/InvitationNotice.tsx'
export { accountCentreMessages } from './accountCentreMessages.ts'
export { errorMessages } from '../common/failures/errorMessages.ts'
