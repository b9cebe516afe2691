export { RealNamePage, type RealNamePageProps } from './RealNamePage.tsx'
export { realNameMessages } from '../locales/realNameMessages.ts'
export { errorMessages } from '../locales/errorMessages.ts'
