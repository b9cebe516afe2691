export { IssuePage, type IssuePageProps } from './IssuePage.tsx'
export type { IssueType, IssueValues } from './issue.ts'
export { issueMessages } from './issueMessages.ts'
