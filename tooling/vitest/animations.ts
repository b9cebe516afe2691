/**
 * Puts the animations and transitions of a browser test's page at their ends, except for endless ones. Waiting for `finished` instead can
 * take forever: an animation in a part that `content-visibility` skips does not advance.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}
