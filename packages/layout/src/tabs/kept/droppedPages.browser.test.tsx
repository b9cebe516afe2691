import { createRoute, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keptPages, renderRoutes } from '../../../test/renderRoutes.tsx'
import { useUnsaved } from '../../index.ts'

/** A list with filters, of which one loads later. */
function List() {
  const { id } = useParams({ strict: false })
  const [word, setWord] = useState('')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLate(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <form aria-label={`list ${id}`}>
      <h1>
        {id} {word}
      </h1>
      <input aria-label="word" value={word} onChange={({ target }) => setWord(target.value)} />
      <button type="button" onClick={() => setWord('')}>
        Clear
      </button>
      <label>
        <input type="checkbox" /> only mine
      </label>
      <input type="radio" name="sort" value="name" aria-label="by name" />
      <input type="radio" name="sort" value="date" aria-label="by date" />
      <select name="size" defaultValue="20">
        <option>20</option>
        <option>50</option>
      </select>
      <input type="password" name="secret" aria-label="secret" />
      {late && <textarea name="remark" aria-label="remark" />}
    </form>
  )
}

/** A record that the server gives the value `loaded`. */
function RecordPage() {
  const [text, setText] = useState('loaded')
  const [saved, setSaved] = useState('loaded')
  useUnsaved(text !== saved)
  return (
    <>
      <input aria-label="record" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setSaved(text)}>
        Save
      </button>
    </>
  )
}

async function open(start: string) {
  const layout = await renderRoutes({
    start,
    tabs: { home: '/list/0', maxAlive: 1 },
    routes: (root) => [
      createRoute({ getParentRoute: () => root, path: '/list/$id', component: List, staticData: { cache: true } }),
      createRoute({ getParentRoute: () => root, path: '/record', component: RecordPage, staticData: { cache: true } }),
    ],
  })
  const go = async (path: string) => {
    layout.router.navigate(path)
    await expect.poll(keptPages).toEqual([path])
  }
  return { layout, go }
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('[TAB-07] what was entered in a page that was dropped is entered again, where its fields have names', async () => {
  const { go } = await open('/list/1')
  await box('word').fill('tea')
  await page.getByRole('checkbox', { name: 'only mine' }).click()
  await page.getByRole('radio', { name: 'by name' }).click()
  await page.getByRole('radio', { name: 'by date' }).click()
  await page.getByRole('combobox').selectOptions('50')
  await page.getByLabelText('secret').fill('hunter2')
  await box('remark').fill('late')
  await go('/list/2')
  await expect.element(box('word')).toHaveValue('')
  await go('/list/1')
  await expect.element(page.getByRole('heading', { name: '1 tea' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'only mine' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'by date' })).toBeChecked()
  await expect.element(page.getByRole('combobox')).toHaveValue('50')
  await expect.element(page.getByLabelText('secret')).toHaveValue('')
  await expect.element(box('remark')).toHaveValue('late')
})

test('[TAB-07] what the page itself cleared stays empty, and a closed tab opens a new page', async () => {
  const { go, layout } = await open('/list/1')
  await box('word').fill('tea')
  await page.getByRole('button', { name: 'Clear' }).click()
  await box('remark').fill('late')
  await go('/list/2')
  await go('/list/1')
  await expect.element(box('remark')).toHaveValue('late')
  await expect.element(box('word')).toHaveValue('')
  await go('/list/2')
  await layout.store.get(layout.tabs)?.tabs.close('/list/1')
  await go('/list/1')
  await expect.element(box('remark')).toHaveValue('')
})

test('[TAB-07] what was saved is loaded by the page, not entered again', async () => {
  const { go } = await open('/record')
  await box('record').fill('mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await go('/list/1')
  await go('/record')
  await expect.element(box('record')).toHaveValue('loaded')
})
