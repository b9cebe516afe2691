import { randomInt } from 'node:crypto'

/** Strokes of the characters on a 4 × 6 grid: corners of polylines, a space where the pen is lifted. No two look alike. */
const strokes: Record<string, string> = {
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 23 43 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 06',
  '7': '00 40 16',
  '8': '10 30 41 42 33 13 02 01 10/13 04 05 16 36 45 44 33',
  A: '06 20 46/14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46/03 33',
  F: '40 00 06/03 33',
  H: '00 06/40 46/03 43',
  K: '00 06/40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03/23 46',
  T: '00 40/20 26',
  W: '00 16 23 36 40',
  X: '00 46/40 06',
  Y: '00 23 40/23 26',
}

const letters = Object.keys(strokes)
const size = { width: 160, height: 56, cell: 30 }

/** A random text for a captcha picture. */
export function newCaptchaText(): string {
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
}

/** Draws a text as jittered strokes among decoy lines. The SVG contains no text, so it takes OCR to read it. */
export function captchaImage(text: string): string {
  const drawn = Array.from(text, (letter, index) => drawLetter(letter, index)).join('')
  const noise = Array.from({ length: 4 }, () => `M${point(0)}Q${point(size.width / 2)} ${point(size.width)}`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#8793a5" stroke-width="1" d="${noise}"/><path stroke="#151d2b" stroke-width="2.6" d="${drawn}"/></g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function drawLetter(letter: string, index: number): string {
  const turn = jitter(18) * (Math.PI / 180)
  const left = 10 + index * size.cell + jitter(3)
  const top = 12 + jitter(5)
  const place = (corner: string): string => {
    const x = (Number(corner[0]) - 2) * 4.6 + jitter(1)
    const y = (Number(corner[1]) - 3) * 5.2 + jitter(1)
    return `${round(left + 10 + x * Math.cos(turn) - y * Math.sin(turn))} ${round(top + 16 + x * Math.sin(turn) + y * Math.cos(turn))}`
  }
  return (strokes[letter] ?? '')
    .split('/')
    .map((line) => `M${line.split(' ').map(place).join('L')}`)
    .join('')
}

function point(x: number): string {
  return `${round(x + jitter(10))} ${round(randomInt(size.height))}`
}

/** A random number from -`most` to `most`. */
function jitter(most: number): number {
  return (randomInt(2001) / 1000 - 1) * most
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
