/** A rectangle in px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const reach = 60
const gutter = 9

/**
 * SVG path of the leader line from a component to its line of code, without crossing text: from the edge of the sheet it goes straight
 * out, from any other place down into the gap below the component and along it. `undefined` if the code is below the sheet.
 */
export function leaderPath(component: Box, line: Box, sheet: Box): string | undefined {
  const right = sheet.left + sheet.width
  if (line.left < right) return undefined
  const turn = line.left - gutter
  const lineY = Math.round(line.top + line.height / 2)
  const end = component.left + component.width
  if (end > right - reach) {
    const y = Math.round(component.top + Math.min(component.height / 2, 23))
    return `M${Math.round(end + 5)} ${y}H${turn}V${lineY}H${line.left}`
  }
  const x = Math.round(component.left + component.width / 2)
  const bottom = Math.round(component.top + component.height)
  return `M${x} ${bottom + 4}V${bottom + 12}H${turn}V${lineY}H${line.left}`
}
