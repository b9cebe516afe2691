import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import '@view-site/ui/theme'
import '../../styles.css.ts'
import html from '../../../test/fixtures/changes/en-US.html.golden?raw'
import { attachArticle } from '../../index.ts'

const from = page.getByRole('combobox', { name: 'From' })
const to = page.getByRole('combobox', { name: 'To' })

/** The page of `releases.test.ts`, whose releases are 1.0.0, 1.1.0, 1.2.0 and 1.2.1. */
function openChanges(hash = '', chosen = '') {
  history.replaceState(null, '', location.pathname + location.search + hash)
  const article = document.createElement('article')
  article.innerHTML = html
  document.body.append(article)
  const select = article.querySelector<HTMLSelectElement>('select')
  if (select) select.value = chosen
  const detach = attachArticle(article)
  onTestFinished(() => {
    detach()
    article.remove()
    history.replaceState(null, '', location.pathname + location.search)
  })
  const rows = () =>
    [...article.querySelectorAll<HTMLElement>('.doc-changes-compared tbody tr')].map((row) => [
      row.dataset['member'],
      row.querySelector('.doc-change')?.textContent,
    ])
  return { article, rows }
}

test('the releases are listed one by one until two are compared', async () => {
  const { article, rows } = openChanges()
  await expect.element(page.getByRole('heading', { name: '1.1.0' })).toBeVisible()
  await userEvent.selectOptions(from, '1.0.0')
  await expect.element(page.getByRole('status')).toHaveTextContent('4 changes between 1.0.0 and 1.2.1')
  // Gone in 1.1.0 and back in 1.2.0; what came with Image is not listed next to it.
  expect(rows()).toEqual([
    ['Button.props.old', 'deprecated'],
    ['Button.props.shape', 'added'],
    ['Image', 'added'],
    ['v-wide', 'added'],
  ])
  expect(article.querySelector('.doc-changes-compared [data-member="Button.props.old"] .doc-change-field')?.textContent).toBe(
    'type string → any',
  )
  await expect.element(page.getByRole('heading', { name: '1.1.0' })).not.toBeInTheDocument()
  await userEvent.selectOptions(from, '')
  await expect.element(page.getByRole('heading', { name: '1.1.0' })).toBeVisible()
})

test('a release that was chosen before the scripts were loaded is compared', async () => {
  openChanges('', '1.0.0')
  await expect.element(page.getByRole('status')).toHaveTextContent('4 changes between 1.0.0 and 1.2.1')
})

test('only a later release can be compared with', async () => {
  const { article } = openChanges()
  await userEvent.selectOptions(to, '1.1.0')
  await userEvent.selectOptions(from, '1.2.0')
  await expect.element(to).toHaveValue('1.2.1')
  expect(article.querySelector<HTMLOptionElement>('[name="to"] option[value="1.1.0"]')?.disabled).toBe(true)
  await expect.element(page.getByRole('status')).toHaveTextContent('The API of 1.2.0 and 1.2.1 is the same')
})

test('the address can name the two releases', async () => {
  const { rows } = openChanges('#1.1.0...1.2.0')
  await expect.element(page.getByRole('status')).toHaveTextContent('4 changes between 1.1.0 and 1.2.0')
  expect(rows()).toEqual([
    ['Button.props.back', 'added'],
    ['Button.props.old', 'changed'],
    ['Image.slots.error', 'added'],
    ['v-wide', 'added'],
  ])
})
