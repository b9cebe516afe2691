import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The panel beside an article; pages without one do not load it. Its route brings the code before the page is shown: what still waits
 * for code when the application takes the page over is drawn anew, and what was pressed in it is lost.
 */
export const DocsPanel = lazyRouteComponent(() => import('./DocsPanel.tsx'), 'DocsPanel')
