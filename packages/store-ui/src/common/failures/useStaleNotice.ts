import type { UseQueryResult } from '@tanstack/react-query'
import { useMessages } from '@view-site/ui'
import { useEffect, useEffectEvent } from 'react'

/** Texts of `useStaleNotice`. */
export interface StaleNoticeTexts {
  title: string
  text: string
  retry: string
}

/**
 * Shows a notice with a retry from the first failure of a query until it succeeds, while the page shows what it knew before. The notice is
 * over the page, so that nothing on it moves.
 * @param isStale Whether the page shows something to which the notice applies.
 */
export function useStaleNotice(
  query: Pick<UseQueryResult, 'errorUpdateCount' | 'isSuccess' | 'refetch'>,
  isStale: boolean,
  texts: StaleNoticeTexts,
): void {
  const { notice } = useMessages()
  const show = useEffectEvent(() => {
    const { title, text, retry } = texts
    return notice({ type: 'warning', title, text, persistent: true, action: { label: retry, onSelect: () => query.refetch() } })
  })
  // Stays while a retry runs: its button has the focus.
  const hasFailed = isStale && query.errorUpdateCount > 0 && !query.isSuccess
  useEffect(() => (hasFailed ? show() : undefined), [hasFailed])
}
