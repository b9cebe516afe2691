/** Hides the type that is shown when the reader presses Escape, until pointer and focus have left its name (WCAG 1.4.13). */
export function dismissHints(article: HTMLElement, signal: AbortSignal): void {
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(article), { signal })
}

function dismiss(article: HTMLElement): void {
  for (const hint of article.querySelectorAll<HTMLElement>('.doc-hint:is(:hover, :focus)')) {
    hint.dataset['quiet'] = ''
    const show = () => delete hint.dataset['quiet']
    hint.addEventListener('pointerleave', show, { once: true })
    hint.addEventListener('blur', show, { once: true })
  }
}
