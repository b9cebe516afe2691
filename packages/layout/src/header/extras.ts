export { Breadcrumb } from './Breadcrumb.tsx'
export { FullscreenButton } from './FullscreenButton.tsx'
export { ReloadButton } from './ReloadButton.tsx'
