/// <reference types="vite/client" />

// An ambient module may not import by a relative path.
/* oxlint-disable typescript/consistent-type-imports */
declare module 'virtual:view-docs/site' {
  const site: import('./SiteData.ts').SiteData
  export default site
}

declare module 'virtual:view-docs/theme.css'

declare module 'virtual:view-docs/demos' {
  const pages: Readonly<Record<string, () => Promise<{ default: import('./mountPort.ts').PageDemos }>>>
  export default pages
}
