/** Does nothing: the cancel function of what is not under way. */
export function nothing(): void {}
