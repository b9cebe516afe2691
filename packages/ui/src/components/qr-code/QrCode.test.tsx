import { renderToString } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test.each(['https://example.com/pay/20260506-0000', '付款 5,980 元', 'a'])('draws the modules of %s', (value) => {
  const html = renderToString(<QrCode value={value} label="Pay" />)
  const { data, size } = encode(value, { ecc: 'M', border: 0 })
  expect(modules(html, size)).toEqual(data)
  expect(html).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect(html).toContain('role="img" aria-label="Pay"')
})

/** The module matrix that the path draws. */
function modules(html: string, size: number): boolean[][] {
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of html.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    matrix[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return matrix
}
