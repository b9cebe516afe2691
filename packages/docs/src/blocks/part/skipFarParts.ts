/**
 * Lets the browser skip the parts of an article that are more than a window away from the view: a change that concerns every element, such as
 * another theme, or a dialog that makes the page inert, then takes the time of those that are near. Parts have been laid out before, so that
 * a skipped one keeps its height and nothing moves; after a change of the article's width they are laid out again. Near the view a part is
 * not skipped, because the browser would clip what reaches beyond its edge.
 */
export function skipFarParts(article: HTMLElement, signal: AbortSignal): void {
  const parts = article.querySelectorAll('.doc-part')
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-far', !isIntersecting)
    },
    { rootMargin: '100%' },
  )
  let width = 0
  const sizes = new ResizeObserver(() => {
    if (width === article.clientWidth) return
    width = article.clientWidth
    near.disconnect()
    for (const part of parts) {
      part.removeAttribute('data-far')
      near.observe(part)
    }
  })
  sizes.observe(article)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    near.disconnect()
  })
}
