import { encode } from 'uqr'

/** A QR code as the path of an SVG, with error correction M. */
export interface QrCodePath {
  /** Draws the dark modules, one unit each. */
  path: string
  /** Number of modules in a row, which is the size of the view box. */
  modules: number
}

/** Draws the QR code of a text, without React. */
export function qrCodePath(value: string): QrCodePath {
  const { data, size } = encode(value, { ecc: 'M', border: 0 })
  return { path: data.flatMap(runs).join(''), modules: size }
}

/** The dark runs of one row as path commands: `M2 0h5v1h-5z`. */
function runs(row: boolean[], y: number): string[] {
  const paths: string[] = []
  let start = 0
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] === true) continue
    if (x > start) paths.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    start = x + 1
  }
  return paths
}
