import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The panel next to an article, loaded only on pages that have one. The route preloads its code before the page is shown: a component
 * that still waits for its code during hydration is rendered again, and clicks in it are lost.
 */
export const LazyDocsPanel = lazyRouteComponent(() => import('./DocsPanel.tsx'), 'DocsPanel')
