import { useState } from 'react'

/** Why a page could not be loaded, as the name of its texts. It stays the same when the network is back, until the page is loaded. */
export function useLoadFailure(): 'offline' | 'serverError' {
  const [failure] = useState<'offline' | 'serverError'>(() => (navigator.onLine ? 'serverError' : 'offline'))
  return failure
}
