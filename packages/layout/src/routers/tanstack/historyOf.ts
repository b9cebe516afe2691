import { createBrowserHistory, createHashHistory, createMemoryHistory, type RouterHistory } from '@tanstack/react-router'

/** Where an app keeps its address: in the path, behind `#`, or in memory only. */
export type RoutingMode = 'history' | 'hash' | 'abstract'

/** The history of a routing mode. @param start first address of `abstract` */
export function historyOf(mode: RoutingMode, start = '/'): RouterHistory {
  if (mode === 'hash') return createHashHistory()
  return mode === 'abstract' ? createMemoryHistory({ initialEntries: [start] }) : createBrowserHistory()
}
