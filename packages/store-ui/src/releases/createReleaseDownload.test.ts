import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { createShop, lost, refusal } from '../../test/createShop.ts'
import { createFakeClock } from '../../test/fakeClock.ts'
import { createReleaseDownload } from './createReleaseDownload.ts'

function setUp() {
  const clock = createFakeClock()
  const shop = createShop(clock)
  const saved: string[] = []
  const download = createReleaseDownload({
    api: shop.api,
    clock,
    releaseId: 'release-1',
    onDownload: ({ name }) => saved.push(name),
  })
  const rest = () => clock.advance(0)
  return { clock, download, rest, saved, shop }
}

test('[SALE-05] a file: a captcha, its answer, an address', async () => {
  const { download, rest, saved } = setUp()
  download.want('file-1')
  expect(download.state.get()).toMatchObject({ fileId: 'file-1', busy: 'captcha' })
  await rest()
  expect(download.state.get().captcha?.image).toMatch(/^data:image/)
  download.answer(' ABCDE ')
  await rest()
  expect(saved).toEqual(['admin-plus-3.3.0-beta.1.zip'])
  expect(download.state.get().fileId).toBeUndefined()
})

test('[SALE-05] the answer is good for the other files too, until it expires', async () => {
  const { clock, download, rest, saved, shop } = setUp()
  download.want('file-1')
  await rest()
  download.answer('ABCDE')
  await rest()
  download.want('file-2')
  await rest()
  expect(saved).toEqual(['admin-plus-3.3.0-beta.1.zip', 'admin-plus-3.2.0.zip'])
  expect(shop.count('pro/release/download/captcha')).toBe(1)
  await clock.advance(180_000)
  download.want('file-1')
  await rest()
  expect(shop.count('pro/release/download/captcha')).toBe(2)
})

test('[SALE-05] a misread picture is replaced and the reason stays', async () => {
  const { download, rest, saved } = setUp()
  download.want('file-1')
  await rest()
  const first = download.state.get().captcha?.captcha_id
  download.answer('WRONG')
  await rest()
  expect(download.state.get().failure?.code).toBe(errorCodes.captchaWrong)
  expect(download.state.get().captcha?.captcha_id).not.toBe(first)
  expect(saved).toEqual([])
})

test('[SALE-05] a code by mail can be typed again; a spent one is replaced', async () => {
  const { download, rest, shop } = setUp()
  download.want('file-1')
  await rest()
  download.ask('mail')
  await rest()
  const first = download.state.get().captcha
  expect(first).toMatchObject({ sent_to: 'lin***@example.com' })
  download.answer('000000')
  await rest()
  expect(download.state.get()).toMatchObject({ captcha: first, failure: { code: errorCodes.captchaWrong } })
  shop.fail('pro/release/download', refusal(errorCodes.captchaExhausted))
  download.answer('000000')
  await rest()
  expect(download.state.get().captcha?.captcha_id).not.toBe(first?.captcha_id)
})

test('[SALE-05] a captcha that could not be fetched says why and can be asked for again; what was given up stays given up', async () => {
  const { download, rest, shop } = setUp()
  shop.fail('pro/release/download/captcha', lost('network'))
  download.want('file-1')
  await rest()
  expect(download.state.get().failure?.kind).toBe('network')
  download.ask('image')
  await rest()
  expect(download.state.get().captcha).toBeDefined()
  const release = shop.hold('pro/release/download')
  download.answer('ABCDE')
  download.close()
  release()
  await rest()
  expect(download.state.get().fileId).toBeUndefined()
})
