import { linearRgb } from './contrast.ts'

/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.37) and hue (radians). */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Converts `#rrggbb`. The matrices are those of https://bottosson.github.io/posts/oklab/. */
export function toOklch(color: string): Oklch {
  const [red, green, blue] = linearRgb(color)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** Converts to `#rrggbb`; reduces the chroma of a colour outside of sRGB. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(Math.max(l, 0), 1)
  for (let chroma = c; chroma > 0.001; chroma -= 0.002) {
    const rgb = toRgb(lightness, chroma, h)
    if (rgb.every((channel) => channel > -0.0005 && channel < 1.0005)) return hexOf(rgb)
  }
  return hexOf(toRgb(lightness, 0, h))
}

function toRgb(l: number, c: number, h: number): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function hexOf(linear: readonly number[]): string {
  const channels = linear.map((value) => {
    const channel = Math.min(Math.max(value, 0), 1)
    const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
