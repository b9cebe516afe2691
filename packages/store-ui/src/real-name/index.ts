export { RealNamePage, type RealNamePageProps } from './RealNamePage.tsx'
export { realNameMessages } from './realNameMessages.ts'
export { errorMessages } from '../common/failures/errorMessages.ts'
