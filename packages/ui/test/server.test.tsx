import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from '../gallery/Gallery.tsx'

test('every component renders without a document', () => {
  expect('document' in globalThis).toBe(false)
  const html = renderToString(<Gallery />)
  expect(html).toContain('购买新授权')
  expect(html).toContain('服务承诺')
  expect(html).toContain('支付方式')
})
