import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startExample } from './startExample.ts'

test('[PLUS-09] the first example of ui says that it saved', async () => {
  await startExample('ui')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved')).toBeVisible()
})
