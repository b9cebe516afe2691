import { useEffect, type ReactNode } from 'react'
import type { Layout } from '../core/createLayout.ts'
import { LayoutProvider } from './LayoutContext.tsx'
import type { LayoutSlots } from './slots.ts'

export interface AppLayoutProps {
  layout: Layout
  slots?: LayoutSlots
  /** The page. @default the router port's `View` */
  children?: ReactNode
}

/** The whole shell: header, sider, page, right panel, footer, drawer. */
export function AppLayout({ layout, children }: AppLayoutProps) {
  useEffect(() => layout.start(), [layout])
  return <LayoutProvider layout={layout}>{children ?? <layout.router.View />}</LayoutProvider>
}
