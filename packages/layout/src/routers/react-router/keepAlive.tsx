import { use, useMemo, useState, type ContextType } from 'react'
import {
  Outlet,
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
} from 'react-router'
import type { KeepPage, RouteInfo } from '../../core/RouterPort.ts'

/** What a page of React Router reads of the router. */
interface Snapshot {
  route: ContextType<typeof RouteContext>
  data: ContextType<typeof DataContext>
  state: ContextType<typeof StateContext>
  location: ContextType<typeof LocationContext>
}

/**
 * Keeps pages of a React Router: while another page is current, each reads params, location and data as they last were. React Router exports
 * the contexts that this needs as `UNSAFE_` only.
 */
export function keepPageOf(routeOf: (location: Location) => RouteInfo): KeepPage {
  return (isOf) => ({
    View: () => <KeptOutlet isOf={(location) => isOf(routeOf(location))} />,
    dispose() {},
  })
}

function KeptOutlet({ isOf }: { isOf: (location: Location) => boolean }) {
  const [route, data, state, location] = [use(RouteContext), use(DataContext), use(StateContext), use(LocationContext)]
  const now = useMemo(() => ({ route, data, state, location }), [route, data, state, location])
  const [last, setLast] = useState<Snapshot | null>(null)
  // The location that is rendered, not the router's: the provider renders a navigation later than the router reports it.
  const isCurrent = state !== null && isOf(state.location)
  if (isCurrent && last !== now) setLast(now)
  const shown = isCurrent ? now : last
  if (shown === null) return null
  return (
    <RouteContext value={shown.route}>
      <StateContext value={shown.state}>
        <DataContext value={shown.data}>
          <LocationContext value={shown.location}>
            <Outlet />
          </LocationContext>
        </DataContext>
      </StateContext>
    </RouteContext>
  )
}
