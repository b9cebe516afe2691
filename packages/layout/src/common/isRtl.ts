/** Whether text runs from right to left there. */
export function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
