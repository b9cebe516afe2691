import { media } from '@view-site/ui/theme'

/** Scrolls an element into view, as far as needed; without an animation where the visitor asks for less motion. */
export function scrollToTarget(element: Element): void {
  const behavior = matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth'
  element.scrollIntoView({ behavior, block: 'nearest', inline: 'nearest' })
}
