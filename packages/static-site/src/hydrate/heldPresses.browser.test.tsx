import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { inlineScript } from '../inline/inlineScript.ts'
import { holdPresses } from '../inline/holdPresses.ts'
import { answerPresses, dropPresses } from './heldPresses.ts'

const pressed: string[] = []

beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = `
    <header><button id="menu">Menu</button> <button id="search" aria-keyshortcuts="Control+K Meta+K">Search</button></header>
    <article><button id="copy"><b>Copy</b></button> <button id="versions" popovertarget="list">1.0</button></article>
    <ul id="list" popover><li>1.0</li></ul>`
  // As in the head of a page: from its text, without its module.
  document.body.append(Object.assign(document.createElement('script'), { textContent: inlineScript(holdPresses) }))
  return () => {
    answerPresses(() => true)
    document.body.replaceChildren()
  }
})

/** The code of the page arrives. */
function listen(): void {
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed.push(button.id))
}

function busy(): string[] {
  return [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id)
}

const stop = (event: Event) => event.stopPropagation()
const element = (id: string) => document.getElementById(id) ?? document.body

test('[PLUS-01] a press before its code is there shows at once, and happens once the code is there', async () => {
  await userEvent.click(element('menu'))
  await userEvent.dblClick(element('copy'))
  expect(busy()).toEqual(['menu', 'copy'])
  listen()
  expect(pressed).toEqual([])
  answerPresses(() => true)
  expect(pressed).toEqual(['menu', 'copy'])
  expect(busy()).toEqual([])
  await userEvent.click(element('menu'))
  expect(pressed).toEqual(['menu', 'copy', 'menu'])
})

test('[PLUS-01] buttons are taken over in parts, and a press on one of the rest asks for its code', async () => {
  await userEvent.click(element('copy'))
  listen()
  const asked: string[] = []
  answerPresses((button) => button.matches('article *') || asked.push(button.id) === 0)
  expect(pressed).toEqual(['copy'])
  await userEvent.click(element('menu'))
  await userEvent.click(element('copy'))
  expect(pressed).toEqual(['copy', 'copy'])
  expect(asked).toEqual(['menu'])
  expect(busy()).toEqual(['menu'])
  answerPresses(() => true)
  expect(pressed).toEqual(['copy', 'copy', 'menu'])
})

test('[LAY-09] the shortcut of the search presses its button, by keyboard like by pointer', async () => {
  element('menu').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(busy()).toEqual(['menu', 'search'])
  listen()
  answerPresses(() => true)
  expect(pressed).toEqual(['menu', 'search'])
})

test('what needs no code is not held', async () => {
  await userEvent.click(element('versions'))
  expect(element('list').matches(':popover-open')).toBe(true)
  await userEvent.keyboard('k')
  expect(busy()).toEqual([])
})

test('a press that is stopped on its way to the button is repeated until it gets there', async () => {
  await userEvent.click(element('menu'))
  listen()
  document.body.addEventListener('click', stop, true)
  answerPresses(() => true)
  expect(pressed).toEqual([])
  expect(busy()).toEqual(['menu'])
  document.body.removeEventListener('click', stop, true)
  await expect.poll(() => pressed).toEqual(['menu'])
  expect(busy()).toEqual([])
})

test('presses whose code cannot be loaded are forgotten, and the next one counts', async () => {
  await userEvent.click(element('menu'))
  dropPresses()
  expect(busy()).toEqual([])
  await userEvent.click(element('menu'))
  expect(busy()).toEqual(['menu'])
})
