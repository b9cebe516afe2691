import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { createFakeClock } from '../../test/fakeClock.ts'
import { openReleases } from '../../test/openReleases.ts'
import { captchaText } from '../../test/openShop.ts'
import { createReleaseDownload } from './createReleaseDownload.ts'

async function setUp() {
  const clock = createFakeClock()
  const shop = await openReleases({ clock })
  const { list } = await shop.call('pro/release/list', { product: 'admin_plus', page: 1, page_size: 20 })
  const release = list.find(({ version }) => version === '3.1.0')
  const [docs, code] = release?.files ?? []
  if (!release || !docs || !code) throw new Error('The sample release has no two files')
  const saved: string[] = []
  const download = createReleaseDownload({ api: shop.api, clock, releaseId: release.id, onDownload: ({ name }) => saved.push(name) })
  return { clock, code: code.file_id, docs: docs.file_id, download, saved, settled: shop.settled, shop }
}

test('[SALE-05] a file: a captcha, its answer, an address', async () => {
  const { code, download, saved, settled } = await setUp()
  download.want(code)
  expect(download.state.get()).toMatchObject({ fileId: code, busy: 'captcha' })
  await settled()
  expect(download.state.get().captcha?.image).toMatch(/^data:image/)
  download.answer(` ${captchaText} `)
  await settled()
  expect(saved).toEqual(['admin-plus-3.1.0.zip'])
  expect(download.state.get().fileId).toBeUndefined()
})

test('[SALE-05] the answer is good for the other files too, until it expires', async () => {
  const { clock, code, docs, download, saved, settled, shop } = await setUp()
  download.want(code)
  await settled()
  download.answer(captchaText)
  await settled()
  download.want(docs)
  await settled()
  expect(saved).toEqual(['admin-plus-3.1.0.zip', 'admin-plus-3.1.0-docs.zip'])
  expect(shop.count('pro/release/download/captcha')).toBe(1)
  await clock.advance(180_000)
  download.want(code)
  await settled()
  expect(shop.count('pro/release/download/captcha')).toBe(2)
})

test('[SALE-05] a misread picture is replaced and the reason stays', async () => {
  const { code, download, saved, settled } = await setUp()
  download.want(code)
  await settled()
  const first = download.state.get().captcha?.captcha_id
  download.answer('WRONG')
  await settled()
  expect(download.state.get().failure?.code).toBe(errorCodes.captchaWrong)
  expect(download.state.get().captcha?.captcha_id).not.toBe(first)
  expect(saved).toEqual([])
})

test('[SALE-05] a code by mail can be typed again; after five wrong answers it is replaced', async () => {
  const { clock, code, download, settled } = await setUp()
  download.want(code)
  await settled()
  download.ask('mail')
  await settled()
  const first = download.state.get().captcha
  expect(first).toMatchObject({ sent_to: expect.stringMatching(/^li\*+@example\.com$/) })
  for (let tries = 0; tries < 4; tries++) {
    download.answer('000000')
    await settled()
    expect(download.state.get()).toMatchObject({ captcha: first, failure: { code: errorCodes.captchaWrong } })
  }
  // At most one mail a minute.
  await clock.advance(60_000)
  download.answer('000000')
  await settled()
  expect(download.state.get().captcha?.captcha_id).not.toBe(first?.captcha_id)
})

test('[SALE-05] a captcha that could not be fetched says why and can be requested again; a cancelled download stays cancelled', async () => {
  const { code, download, settled, shop } = await setUp()
  await shop.control.fault({ path: 'pro/release/download/captcha', drop: true })
  download.want(code)
  await expect.poll(() => download.state.get().failure?.kind).toBe('network')
  await shop.control.clearFaults()
  download.ask('image')
  await settled()
  expect(download.state.get().captcha).toBeDefined()
  const release = shop.hold('pro/release/download')
  download.answer(captchaText)
  download.close()
  release()
  await settled()
  expect(download.state.get().fileId).toBeUndefined()
})

test('[SALE-05] an API that does not reply in time: the captcha and its answer stay usable, and the file is saved once', async () => {
  const { code, download, saved, settled, shop } = await setUp()
  const release = shop.hold('pro/release/download/captcha')
  download.want(code)
  await expect.poll(() => download.state.get().failure?.kind).toBe('timeout')
  release()
  download.ask('image')
  await settled()
  shop.loseReply('pro/release/download')
  download.answer(captchaText)
  // A second press while the first one waits.
  download.answer(captchaText)
  await expect.poll(() => download.state.get().failure?.kind).toBe('timeout')
  expect(download.state.get()).toMatchObject({ fileId: code, captcha: { captcha_id: expect.any(String) } })
  download.answer(captchaText)
  await settled()
  expect(saved).toEqual(['admin-plus-3.1.0.zip'])
  expect(shop.count('pro/release/download')).toBe(2)
})
