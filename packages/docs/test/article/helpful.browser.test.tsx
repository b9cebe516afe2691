import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'

import '@view-site/ui/theme'
import '../../src/styles.css.ts'
import { attachArticle, type ArticlePorts, type HelpfulAnswer } from '../../src/index.ts'
import { enUS } from '../../src/locales/en-US.ts'

const { question, yes, no, thanks, failed } = enUS.helpful

/** The end of an article, as the compiler writes it. */
function openFooter(ports: ArticlePorts): void {
  const article = document.createElement('article')
  Object.assign(article.dataset, { article: '', page: 'guide/start', locale: 'en-US' })
  article.innerHTML = `<footer><div class="doc-meta" data-act="helpful" role="group" aria-label="${question}" hidden><p aria-hidden="true">${question}</p><button type="button" class="doc-btn doc-framed" value="yes" aria-pressed="false">${yes}</button><button type="button" class="doc-btn doc-framed" value="no" aria-pressed="false">${no}</button><p role="status" data-thanks="${thanks}" data-failed="${failed}"></p></div></footer>`
  const main = document.createElement('main')
  main.innerHTML = '<h1>Start</h1>'
  main.append(article)
  document.body.append(main)
  const detach = attachArticle(article, ports)
  onTestFinished(() => {
    detach()
    main.remove()
  })
}

const group = () => page.getByRole('group', { name: question })

test('an answer is sent once, by keyboard, and is thanked for', async () => {
  const answers: HelpfulAnswer[] = []
  openFooter({ feedback: { send: (answer) => void answers.push(answer) } })
  group().getByRole('button', { name: no }).element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(group().getByRole('status')).toHaveTextContent(thanks)
  await expect.element(group().getByRole('button', { name: no })).toHaveAttribute('aria-pressed', 'true')
  await group().getByRole('button', { name: yes }).click({ force: true })
  expect(answers).toEqual([{ page: 'guide/start', locale: 'en-US', helpful: false }])
  expect(await violations()).toEqual([])
})

test('an answer that could not be stored can be given again', async () => {
  let isDown = true
  openFooter({ feedback: { send: async () => (isDown ? Promise.reject(new Error('down')) : undefined) } })
  await group().getByRole('button', { name: yes }).click()
  await expect.element(group().getByRole('status')).toHaveTextContent(failed)
  isDown = false
  await group().getByRole('button', { name: yes }).click()
  await expect.element(group().getByRole('status')).toHaveTextContent(thanks)
})

test('without a port nothing is asked', async () => {
  openFooter({})
  await expect.element(page.getByText(question)).not.toBeVisible()
})
