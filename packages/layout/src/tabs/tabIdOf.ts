/** Id of the tab an event happened in. */
export function tabIdOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tab]')?.dataset.tab ?? null) : null
}
