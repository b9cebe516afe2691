/** Contrast ratio of two `#rrggbb` colours by WCAG 2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance of a `#rrggbb` colour by WCAG 2, 0 to 1. */
export function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Linear red, green and blue of a `#rrggbb` colour, 0 to 1. */
export function linearRgb(color: string): [red: number, green: number, blue: number] {
  const match = /^#(..)(..)(..)$/.exec(color)
  if (match === null) throw new Error(`contrast: "${color}" is not #rrggbb. Pass a value of the theme, not a CSS variable.`)
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => {
    const channel = Number.parseInt(hex, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}
