import { use } from 'react'
import { NavigationContext, type Navigation } from './NavigationProvider.tsx'

/** The navigation of the nearest `NavigationProvider`; plain anchors and page loads without one. */
export function useNavigation(): Navigation {
  return use(NavigationContext)
}
