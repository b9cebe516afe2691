import { expect, testDemo } from '#demo'

const file = (name: string, bytes = 10) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes) })
// The simulated server takes ten seconds for it.
const large = 4 * 1024 * 1024

testDemo('two at a time; waiting and running ones are canceled, and tried again', async ({ demo, t, locale }) => {
  const name = (zh: string, en: string) => (locale === 'zh-CN' ? zh : en)
  const row = (title: string) => demo.getByRole('listitem').filter({ hasText: title })
  const retry = (title: string) => demo.getByRole('button', { name: name(`重试 ${title}`, `Retry ${title}`) })
  const cancel = (title: string) => demo.getByRole('button', { name: name(`取消 ${title}`, `Cancel ${title}`) })
  const uploaded = name('已上传', 'Uploaded')
  await demo.locator('input[type=file]').setInputFiles([file('a.txt', large), file('b.txt', large), file('c.txt'), file('d.txt')])
  await expect(row('d.txt')).toContainText(t('等待中'))
  await cancel('d.txt').click()
  await expect(row('d.txt')).toContainText(t('已取消'))
  await cancel('b.txt').click()
  await expect(row('b.txt')).toContainText(t('已取消'))
  await expect(row('c.txt')).toContainText(uploaded)
  await retry('d.txt').click()
  await expect(row('d.txt')).toContainText(uploaded)
  await expect(demo.getByRole('status')).toHaveText(name('已上传 2 个，共 4 个', '2 of 4 uploaded'))
  await expect(row('a.txt')).toContainText(t('没有成功'))
  await retry('a.txt').click()
  await expect(row('a.txt')).toContainText(t('正在上传'))
})
