/// <reference types="vite/client" />

// An ambient module may not import by a relative path.
/* oxlint-disable typescript/consistent-type-imports */
declare module 'virtual:view-docs/site' {
  const site: import('./SiteData.ts').SiteData
  export default site
}

declare module 'virtual:view-docs/routes' {
  const routes: Readonly<Record<string, () => Promise<{ default: import('react').ComponentType<{ locale: string }> }>>>
  export default routes
}

declare module 'virtual:view-docs/shell' {
  const shell: import('@view-site/layout').LayoutSlots
  export default shell
}

declare module 'virtual:view-docs/ports' {
  const ports: import('../../config/DocsConfig.ts').DocsPorts
  export default ports
}

declare module 'virtual:view-docs/theme.css'

declare module 'virtual:view-docs/later.css'

declare module 'virtual:view-docs/styles'

declare module 'virtual:view-docs/renderers' {
  const pages: Readonly<Record<string, () => Promise<{ default: import('../renderSnapshot.ts').RenderedDemos }>>>
  export default pages
}

declare module 'virtual:view-docs/demos' {
  const pages: Readonly<Record<string, () => Promise<{ default: import('../mountPort.ts').PageDemos }>>>
  export default pages
}
