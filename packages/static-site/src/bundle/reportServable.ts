/** Reports to the parent process, if it opened an IPC channel, that the site can be served while its other files are written. */
export function reportServable(): void {
  process.send?.({ isServable: true })
}
