import { spaceToFlex } from './spaceToFlex.ts'

/** Writes a demo of the current version for 1.2.0: without `Space`, which that does not have, and without two of its faults. */
export function rewriteDemo(source: string): string {
  return withoutFaults(spaceToFlex(source))
}

function withoutFaults(source: string): string {
  return (
    source
      // An `interval` of 0 is without a pause, not never.
      .replaceAll(/(<Time\s[^>]*:interval=")0"/g, '$186400"')
      .replace('<Radio :label="0">不更新', '<Radio :label="86400">不更新')
      // With `transfer` a color cannot be confirmed.
      .replaceAll(/(<ColorPicker\s[^>]*?)\stransfer(?=[\s/>])/g, '$1')
  )
}
