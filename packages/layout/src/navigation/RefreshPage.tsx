import { useEffect } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'

/** The page of the helper route `refresh`: navigates again to the page that was shown before. */
export function RefreshPage() {
  const layout = useLayout()
  useEffect(() => layout.router.navigate(layout.lastPage(), { replace: true }), [layout])
  return null
}
