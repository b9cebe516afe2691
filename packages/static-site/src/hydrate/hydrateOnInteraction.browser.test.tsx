import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { hydrateOnInteraction } from './hydrateOnInteraction.ts'

const nothing = () => undefined

test('a button that opens a popover does not load the application, others do', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<button popovertarget="list">On this page</button> <ul id="list" popover></ul> <button>Menu</button>'
  const hydrate = vi.fn<() => void>()
  const { replay } = hydrateOnInteraction(root, {
    hydrate,
    partialAttribute: 'data-partial',
    controls: { owns: () => false, isRunning: () => false, prepare: () => false, wait: nothing },
    reader: { isRunning: () => true, retry: nothing },
  })
  onTestFinished(() => {
    replay()
    root.remove()
  })
  root.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(root.querySelector('ul')?.matches(':popover-open')).toBe(true)
  expect(hydrate).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(hydrate).toHaveBeenCalled()
})

test('[LAY-09] a shortcut loads the application unless the controls have it', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<button aria-keyshortcuts="Control+K Meta+K">Search</button>'
  const hydrate = vi.fn<() => void>()
  let isOwned = true
  const { replay } = hydrateOnInteraction(root, {
    hydrate,
    partialAttribute: 'data-partial',
    controls: { owns: () => isOwned, isRunning: () => true, prepare: () => false, wait: nothing },
    reader: { isRunning: () => true, retry: nothing },
  })
  onTestFinished(() => {
    replay()
    root.remove()
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(hydrate).not.toHaveBeenCalled()
  isOwned = false
  await userEvent.keyboard('{Meta>}k{/Meta}')
  expect(hydrate).toHaveBeenCalled()
})
