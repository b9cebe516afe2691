import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Checkbox } from './Checkbox.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Switch } from './Switch.tsx'

test('the whole line of a checkbox is clickable', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>()
  render(<Checkbox label="I agree" error="Agree first." onCheckedChange={onCheckedChange} />)
  const box = page.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toHaveAccessibleDescription('Agree first.')
  await page.getByText('I agree').click()
  await expect.element(box).toBeChecked()
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('a checkbox for a group can be indeterminate', async () => {
  const { update } = render(<Checkbox label="All" indeterminate />)
  const box = page.getByRole('checkbox', { name: 'All' })
  await expect.element(box).toBePartiallyChecked()
  update(<Checkbox label="All" />)
  await expect.element(box).not.toBePartiallyChecked()
})

test('a switch is toggled with the space bar', async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>()
  render(<Switch label="Tabs" note="Keeps opened pages" layout="setting" onCheckedChange={onCheckedChange} />)
  const toggle = page.getByRole('switch')
  await userEvent.keyboard('{Tab} ')
  await expect.element(toggle).toBeChecked()
  expect(onCheckedChange).toHaveBeenCalledWith(true)
})

test('a radio group is a single tab stop, and arrow keys select', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  render(
    <RadioGroup
      label="Method"
      defaultValue="wechat"
      onValueChange={onValueChange}
      options={[
        { value: 'wechat', label: 'WeChat Pay' },
        { value: 'alipay', label: 'Alipay' },
      ]}
    />,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Method' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('radio', { name: 'WeChat Pay' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Alipay' })).toBeChecked()
  expect(onValueChange).toHaveBeenCalledWith('alipay')
})
