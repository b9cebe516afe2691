import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openArticle } from '../../../test/article/openArticle.ts'

test('a picture is magnified by keyboard and by pointer, and closing it leads back to its button', async () => {
  openArticle({ locale: 'en-US' })
  const button = page.getByRole('button', { name: 'Magnify the picture: A picture' })
  const dialog = page.getByRole('dialog', { name: 'A picture' })
  await expect.element(button).toBeInTheDocument()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: 'A picture' })).toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()

  await page.getByRole('img', { name: 'A picture' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
