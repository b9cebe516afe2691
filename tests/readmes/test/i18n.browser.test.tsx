import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startExample } from './startExample.ts'

test('[PLUS-09] the first example of i18n shows the cart in the language of the address', async () => {
  await startExample('i18n')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('购物车: 2 件商品')
})
