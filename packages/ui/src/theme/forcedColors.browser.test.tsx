import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateForcedColors } from '@view-site/vitest-config/forced-colors'
import { render } from '../../test/render.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { Switch } from '../form/Switch.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import { Menu } from '../overlay/Menu.tsx'
import { Button } from '../components/button/Button.tsx'

const outlineOf = (element: Element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle}`
}

const outlinesOfItems = () => page.getByRole('menuitem').elements().map(outlineOf)

const colorOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor

test('with forced colours an outline marks what is chosen, and a double one what also has the focus', async () => {
  await emulateForcedColors()
  const { host } = render(
    <>
      <button aria-pressed="true">Pressed</button>
      <button aria-pressed="false">Released</button>
      <a href="#a" aria-current="page">
        Current
      </a>
      <a href="#b">Other</a>
      <span role="tab" aria-selected="true">
        Selected
      </span>
    </>,
  )
  const outlines = () => Array.from(host.children, outlineOf)
  expect(outlines()).toEqual(['2px solid', 'none', '2px solid', 'none', '2px solid'])
  await userEvent.keyboard('{Tab}')
  expect(outlines()).toEqual(['6px double', 'none', '2px solid', 'none', '2px solid'])
  await userEvent.keyboard('{Tab}')
  expect(outlines()).toEqual(['2px solid', '2px solid', '2px solid', 'none', '2px solid'])
})

test('with forced colours a checked box, radio and switch differ from unchecked ones', async () => {
  await emulateForcedColors()
  render(
    <>
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Off" />
      <RadioGroup
        label="Method"
        defaultValue="on"
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
      />
      <Switch label="On" defaultChecked />
      <Switch label="Off" />
    </>,
  )
  const inputs = [...document.querySelectorAll('input')].filter(({ type }) => type === 'checkbox' || type === 'radio')
  const seen = inputs.map((input) => ({
    isFilled: colorOf(input) !== colorOf(document.body),
    hasMark: colorOf(input, '::after') !== colorOf(input) && getComputedStyle(input, '::after').content !== 'none',
    hasEdge: getComputedStyle(input).borderTopStyle === 'solid',
  }))
  const on = { isFilled: true, hasMark: true, hasEdge: true }
  const off = { isFilled: false, hasMark: false, hasEdge: true }
  expect(seen).toEqual([on, off, on, off, on, { ...off, hasMark: true }])
})

test('with forced colours a dialog has an edge', async () => {
  await emulateForcedColors()
  render(<Dialog open onOpenChange={() => undefined} title="Sign in" closeLabel="Close" />)
  expect(outlineOf(page.getByRole('dialog').element())).toBe('1px solid')
})

test('with forced colours the highlighted item of a menu has an outline', async () => {
  await emulateForcedColors()
  render(
    <Menu
      trigger={<Button>Account</Button>}
      items={[
        { type: 'link', label: 'Orders', to: '/orders' },
        { type: 'link', label: 'Invoices', to: '/invoices' },
      ]}
    />,
  )
  page.getByRole('button', { name: 'Account' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Orders' })).toHaveFocus()
  await expect.poll(outlinesOfItems).toEqual(['2px solid', 'none'])
})
