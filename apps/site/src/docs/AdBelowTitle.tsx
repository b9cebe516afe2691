import { articleSelector, pageAttribute } from '@view-site/docs/reader'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Ad } from '../store/ads/Ad.tsx'

/**
 * The ad between the title and the text of an article that is already rendered. React does not render an article's markup, so the ad
 * gets a separate element in it, before the first paint and before the scroll position is restored.
 */
export function AdBelowTitle({ page }: { page: string }) {
  const [host] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')))
  useLayoutEffect(() => {
    if (host) document.querySelector(`${articleSelector}[${pageAttribute}="${CSS.escape(page)}"] > header`)?.append(host)
    return () => host?.remove()
  }, [host, page])
  return host && createPortal(<Ad placement="100" inFlowOf={page} />, host)
}
