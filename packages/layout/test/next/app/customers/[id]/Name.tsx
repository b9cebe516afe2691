'use client'

import { usePageTitle } from '@view-site/layout'

/** Gives the tab and the document the name of the customer. */
export function Name({ value }: { value: string }) {
  usePageTitle(value)
  return null
}
