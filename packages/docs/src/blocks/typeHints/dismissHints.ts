/** Hides the type that is shown when the reader presses Escape, until pointer and focus have left its name (WCAG 1.4.13). */
export function dismissHints(article: HTMLElement, signal: AbortSignal): void {
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(article), { signal })
}

function dismiss(article: HTMLElement): void {
  for (const hint of article.querySelectorAll<HTMLElement>('.doc-hint:is(:hover, :focus)')) {
    const shown = new AbortController()
    hint.dataset['quiet'] = ''
    const show = () => {
      // Another window may have taken the focus: within this document, the name is still focused.
      if (hint.matches(':hover, :focus')) return
      delete hint.dataset['quiet']
      shown.abort()
    }
    hint.addEventListener('pointerleave', show, { signal: shown.signal })
    hint.addEventListener('blur', show, { signal: shown.signal })
  }
}
