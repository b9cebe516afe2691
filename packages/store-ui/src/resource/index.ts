export { ResourcePage, type ResourceMaterial, type ResourcePageProps } from './ResourcePage.tsx'
export { resourceMessages } from './resourceMessages.ts'
