import { useEffect } from 'react'

/** Calls back each time the browser is online again; `undefined` does nothing. */
export function useOnline(callback: (() => void) | undefined): void {
  useEffect(() => {
    if (!callback) return undefined
    addEventListener('online', callback)
    return () => removeEventListener('online', callback)
  }, [callback])
}
