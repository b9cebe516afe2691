/**
 * Finishes all animations and transitions of a browser test's page, except for infinite ones. Waiting for `finished` could take forever:
 * animations in content skipped by `content-visibility` do not advance.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}
