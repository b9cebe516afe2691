export { IssuePage, type IssuePageProps } from './IssuePage.tsx'
export { issueMessages } from '../locales/issueMessages.ts'
