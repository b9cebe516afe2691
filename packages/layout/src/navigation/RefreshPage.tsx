import { useEffect } from 'react'
import { useLayout } from '../shared/LayoutContext.tsx'

/** The page of the helper route `refresh`: enters the page again that was shown before, address and all. */
export function RefreshPage() {
  const layout = useLayout()
  useEffect(() => layout.router.navigate(layout.lastPage(), { replace: true }), [layout])
  return null
}
