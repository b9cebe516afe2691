export { ResourcePage, type ResourceMaterial, type ResourcePageProps } from './ResourcePage.tsx'
export { resourceMessages } from '../locales/resourceMessages.ts'
