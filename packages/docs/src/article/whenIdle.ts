/** Calls back when the browser is idle, or after a second. Safari has no idle callbacks. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: 1000 })
  else setTimeout(callback, 30)
}
