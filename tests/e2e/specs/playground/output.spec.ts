import { expect, frameOf, test, write } from '../../pages/playgroundApp.ts'
import { zh } from '../../pages/playgroundWords.ts'

test.use({ tolerated: /failed loudly|warned/ })

test('[PLUS-03] the console shows values of every kind, survives a flood, and hears no timers of earlier code', async ({ page, play }) => {
  const log = page.getByRole('log', { name: zh.console })

  await test.step('values of every kind', async () => {
    const source = `<script setup>
const round = { name: 'round' }
round.self = round
console.log('text', 1, [1, 'a'], new Map([['k', { deep: true }]]), null, undefined)
console.warn('warned', round)
console.error('failed loudly', new Error('with an error'))
console.info({ get bad() { throw new Error('no') } })
</script>
<template><p>wrote</p></template>`
    await play({ source })
    await expect(log.locator('[data-level]')).toHaveText([
      'text 1 [1, "a"] Map {"k" => { deep: true }} null undefined',
      'warned { name: "round", self: […] }',
      'failed loudly Error: with an error',
      '[no]',
    ])
    await expect(log.locator('[data-level=error]')).toHaveCount(1)
    await page.getByRole('button', { name: '清空' }).click()
    await expect(log.locator('[data-level]')).toHaveCount(0)
  })

  await test.step('a flood does not block the page', async () => {
    await write(page, `<script setup>\nfor (let i = 0; i < 20000; i++) console.debug(i)\n</script>\n<template><p>flooded</p></template>`)
    await expect(frameOf(page).getByText('flooded')).toBeVisible()
    expect(await log.locator('[data-level]').count()).toBeLessThanOrEqual(200)
  })

  await test.step('timers of earlier code stop when the current code runs', async () => {
    await write(page, `<script setup>\nsetInterval(() => console.log('old'), 20)\n</script>\n<template>first</template>`)
    await expect(log).toContainText('old')
    await write(page, `<script setup>\nlet n = 0\nsetInterval(() => console.log('new', ++n), 20)\n</script>\n<template>second</template>`)
    await expect(log).toContainText('new 20')
    await expect(log).not.toContainText('old')
  })
})
