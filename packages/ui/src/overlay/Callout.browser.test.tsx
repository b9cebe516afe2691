import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Button } from '../components/button/Button.tsx'
import { Callout } from './Callout.tsx'
import { CalloutClose } from './CalloutClose.tsx'

/** Two targets, of which the second is higher than the window. */
function Targets() {
  const [first, setFirst] = useState<Element | null>(null)
  const [second, setSecond] = useState<Element | null>(null)
  const [number, setNumber] = useState(0)
  const target = [null, first, second][number]
  return (
    <>
      <Button onClick={() => setNumber(1)}>Explain</Button>
      <p ref={setFirst}>First</p>
      <p ref={setSecond} style={{ height: '200vh' }}>
        Second
      </p>
      {target && (
        <Callout target={target} title={`Part ${number}`} description="What it is for" onClose={() => setNumber(0)}>
          <Button onClick={() => setNumber(2)}>On</Button>
          <CalloutClose>Close</CalloutClose>
        </Callout>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Explain' })
const dialog = page.getByRole('dialog')
const on = page.getByRole('button', { name: 'On' })

async function open() {
  render(<Targets />)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(on).toHaveFocus()
}

test('it has a name and a description, and follows another target with the focus where it was', async () => {
  await open()
  await expect.element(dialog).toHaveAccessibleName('Part 1')
  await expect.element(dialog).toHaveAccessibleDescription('What it is for')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toHaveAccessibleName('Part 2')
  await expect.element(on).toHaveFocus()
  // There is no space next to the target.
  await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  expect(dialog.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(dialog.element().scrollHeight).toBe(dialog.element().clientHeight)
})

test('a press on the page leaves it open; its button and Escape close it and return the focus', async () => {
  await open()
  await userEvent.click(document.body, { position: { x: 2, y: 300 }, force: true })
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(on).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
