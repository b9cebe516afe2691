export { AccessReport, type AccessReportProps } from './access-report/AccessReport.tsx'
export { explainAccess, type AccessReason, type PageAccess } from './access-report/explainAccess.ts'
