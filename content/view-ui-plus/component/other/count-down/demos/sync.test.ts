import { expect, testDemo } from '#demo'

testDemo('a page that stood still sets it back, until it is aligned', async ({ demo, t }) => {
  const [drifting, aligned] = [demo.getByRole('timer').first(), demo.getByRole('timer').last()]
  const seconds = async (timer: typeof drifting) => {
    const [hours = 0, minutes = 0, rest = 0] = (await timer.innerText()).split(':').map(Number)
    return hours * 3600 + minutes * 60 + rest
  }
  await demo.getByRole('button', { name: t('让页面停住三秒') }).click()
  await demo.getByRole('button', { name: t('像回到前台那样对齐') }).click()
  await expect.poll(async () => (await seconds(drifting)) - (await seconds(aligned))).toBeGreaterThanOrEqual(2)
})
