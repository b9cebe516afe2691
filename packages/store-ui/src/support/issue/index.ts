export { IssuePage, type IssuePageProps } from './IssuePage.tsx'
export { issueMessages } from './issueMessages.ts'
