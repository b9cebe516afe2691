import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderPage } from '../../../test/renderPage.tsx'
import { ConsultDialog } from './ConsultDialog.tsx'
import { ConsultPage } from './ConsultPage.tsx'
import { VideoDialog } from './VideoDialog.tsx'

const data = {
  mail: 'hello@example.com',
  hours: { days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00', timeZone: 'Asia/Shanghai' },
  channel: { trackingId: 'site', code: 'https://consult.example/site' },
  campaign: { prefix: 'iview_bdtg_', channel: { trackingId: 'paid', code: 'https://consult.example/paid' } },
}
const at = (iso: string) => ({ now: () => Date.parse(iso) })
const nothing = () => undefined
const code = () => page.getByRole('img', { name: '客服二维码' }).element().querySelector('path')?.getAttribute('d')
const codeInDialog = () => document.querySelector('dialog svg[role="img"] path')?.getAttribute('d')
const film = () => document.querySelector('video')

test.each([
  ['申请演示', [1, 0]],
  ['观看视频', [0, 1]],
] as const)('[SALE-03] the dialog says who answers and when, and closes for "%s"', async (name, calls) => {
  const onDemo = vi.fn<() => void>()
  const onVideo = vi.fn<() => void>()
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await renderPage(
    <ConsultDialog open onOpenChange={onOpenChange} data={data} clock={at('2026-05-06T03:00:00Z')} onDemo={onDemo} onVideo={onVideo} />,
  )
  const dialog = page.getByRole('dialog', { name: '咨询客服' })
  await expect.element(dialog.getByText(/工作日 10:00–18:00（北京时间）/)).toBeVisible()
  await expect.element(dialog.getByText('客服在线')).toBeVisible()
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name }).click()
  expect([onDemo.mock.calls.length, onVideo.mock.calls.length]).toEqual(calls)
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[SALE-03] at night the dialog says when an answer comes', async () => {
  await renderPage(<ConsultDialog open onOpenChange={nothing} data={data} clock={at('2026-05-06T15:00:00Z')} />)
  await expect.element(page.getByText('现在不在服务时间，留言后会在下个工作日回复')).toBeVisible()
  await expect.element(page.getByText('客服在线')).not.toBeInTheDocument()
})

test('[SALE-03] a visitor of the paid search has another id and another code', async () => {
  await renderPage(<ConsultPage data={data} source="iview_bdtg_1" />)
  await expect.element(page.getByRole('link', { name: '在手机上？直接打开' })).toHaveAttribute('href', 'https://consult.example/paid')
  expect(document.querySelector('[data-tracking]')?.getAttribute('data-tracking')).toBe('paid')
  const paid = code()
  await renderPage(<ConsultDialog open onOpenChange={nothing} data={data} />)
  await expect.poll(codeInDialog).toMatch(/^M0 0h7/)
  expect(paid).toMatch(/^M0 0h7/)
  expect(codeInDialog()).not.toBe(paid)
})

const titles = { 'zh-CN': '片', 'en-US': 'Film' }
const both = (name: string) => ({ 'zh-CN': `data:video/webm,${name}-zh`, 'en-US': `data:video/webm,${name}-en` })
const videos = ['admin', 'crud'].map((product) => ({
  product,
  title: titles,
  src: both(product),
  poster: both(`${product}-poster`),
  captions: both(`${product}-captions`),
  docs: `/${product}`,
}))

test.each(['zh-CN', 'en-US'] as const)(
  '[LAY-12] a film is chosen by its product, speaks the language of the page, and loads nothing before it is played: %s',
  async (locale) => {
    await renderPage(<VideoDialog open onOpenChange={nothing} videos={videos} product="crud" />, { locale })
    await expect.poll(() => film()?.getAttribute('src')).toBe(videos[1]?.src[locale])
    await page.getByRole('button', { name: 'admin' }).click()
    expect(film()?.getAttribute('src')).toBe(videos[0]?.src[locale])
    expect(film()?.poster).toBe(videos[0]?.poster[locale])
    expect([film()?.preload, film()?.autoplay, film()?.paused]).toEqual(['none', false, true])
    const tracks = [...(film()?.textTracks ?? [])]
    expect(tracks.map(({ language }) => language)).toEqual(['zh-CN', 'en-US'])
    await expect.poll(() => tracks.filter(({ mode }) => mode === 'showing').map(({ language }) => language)).toEqual([locale])
    expect(await violations()).toEqual([])
  },
)

test('[LAY-12] a film that cannot be played says so, is tried again, and leads to the documentation', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await renderPage(<VideoDialog open onOpenChange={onOpenChange} videos={videos} product="crud" />)
  await expect.poll(film).not.toBeNull()
  await film()
    ?.play()
    .catch(() => undefined)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText(/视频没能播放/)).toBeVisible()
  const tried = vi.spyOn(HTMLMediaElement.prototype, 'load')
  await alert.getByRole('button', { name: '再试一次' }).click()
  expect(tried).toHaveBeenCalledOnce()
  await expect.element(alert.getByText(/视频没能播放/)).toBeVisible()
  const docs = page.getByRole('link', { name: '去看文档' })
  await expect.element(docs).toHaveAttribute('href', '/crud')
  docs.element().addEventListener('click', (event) => event.preventDefault())
  await docs.click()
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
] as const)('[SALE-03] the page is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  await renderPage(<ConsultPage data={data} onDemo={nothing} />, { locale, theme, size: [width, 800], landmark: 'div' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
