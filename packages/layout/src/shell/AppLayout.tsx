import { NavigationProvider } from '@view-site/ui'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { Layout } from '../core/Layout.ts'
import { navigationOf } from './navigationOf.tsx'
import { LayoutProvider } from '../common/LayoutContext.tsx'
import { Shell } from './Shell.tsx'
import type { LayoutSlots } from './LayoutSlots.ts'

/** Props of `AppLayout`: the layout, what the app puts into it, and the page. */
export interface AppLayoutProps {
  layout: Layout
  slots?: LayoutSlots
  /** The page. @default the router port's `View` */
  children?: ReactNode
}

/** The whole shell: header, sider, page, right panel, footer, drawer. Pages of kind `standalone` have none of it. */
export function AppLayout({ layout, slots, children }: AppLayoutProps) {
  useEffect(() => layout.start(), [layout])
  const navigation = useMemo(() => navigationOf(layout.router), [layout])
  const { View } = layout.router
  return (
    <LayoutProvider layout={layout}>
      <NavigationProvider navigation={navigation}>
        <Shell slots={slots}>{children ?? <View />}</Shell>
      </NavigationProvider>
    </LayoutProvider>
  )
}
