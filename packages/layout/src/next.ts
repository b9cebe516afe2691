export { NextLayout, type NextLayoutProps } from './routers/next/NextLayout.tsx'
export type { NextPages } from './routers/next/NextPages.ts'
