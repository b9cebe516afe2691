/** Does nothing: the cancel function when nothing is running. */
export function nothing(): void {}
