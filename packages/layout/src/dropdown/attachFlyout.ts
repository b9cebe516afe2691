import { attachDropdown } from './attachDropdown.ts'
import { openOnHover } from './openOnHover.ts'

/** Makes a native `<details>` behave like a dropdown that opens on hover too. Returns a cleanup function. */
export function attachFlyout(details: HTMLDetailsElement): () => void {
  const detach = [attachDropdown(details), openOnHover(details)]
  return () => detach.forEach((stop) => stop())
}
