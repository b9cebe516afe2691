import { Button } from '@view-site/ui'
import { Select, TextField } from '@view-site/ui/form'
import { violations } from '@view-site/vitest-config/axe'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderLayout } from '../../test/renderLayout.tsx'
import { PageDrawer, type PageDrawerProps } from '../page-kit.ts'

function Orders({ side, width }: Pick<PageDrawerProps, 'side' | 'width'>) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <h1>订单</h1>
      <Button onClick={() => open(true)}>A1</Button>
      <PageDrawer title="订单 A1" open={isOpen} onOpenChange={open} side={side} width={width} footer={<Button>完成</Button>}>
        <p>明细</p>
        <Customer />
      </PageDrawer>
      <div style={{ height: 1500 }} />
    </>
  )
}

function Customer() {
  const [isOpen, open] = useState(false)
  const [name, setName] = useState('')
  const [level, setLevel] = useState('a')
  return (
    <>
      <Button onClick={() => open(true)}>客户</Button>
      <PageDrawer title="编辑客户" open={isOpen} onOpenChange={open} unsaved={name !== ''}>
        <TextField label="名称" value={name} onValueChange={setName} />
        <Select
          label="级别"
          options={[
            { value: 'a', label: '普通' },
            { value: 'b', label: '重要' },
          ]}
          value={level}
          onValueChange={setLevel}
        />
      </PageDrawer>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const drawer = (name: string) => page.getByRole('dialog', { name, exact: true })
const box = (name: string) => drawer(name).element().getBoundingClientRect()

async function open({ width = 1440, ...props }: { width?: number; side?: 'start' | 'end'; drawerWidth?: number } = {}) {
  const { drawerWidth, side } = props
  const routes = { '/work': { meta: { page: 'work' as const }, view: () => <Orders side={side} width={drawerWidth} /> } }
  const rendered = await renderLayout({ path: '/work', width, routes })
  await button('A1').click()
  await expect.element(drawer('订单 A1')).toBeVisible()
  return rendered
}

async function openBoth(options: Parameters<typeof open>[0] = {}) {
  const rendered = await open(options)
  await button('客户').click()
  await expect.element(drawer('编辑客户')).toBeVisible()
  return rendered
}

test('Escape closes the topmost drawer, and the focus returns in order', async () => {
  await openBoth()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer('编辑客户')).not.toBeInTheDocument()
  await expect.element(drawer('订单 A1')).toBeVisible()
  await expect.element(button('客户')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer('订单 A1')).not.toBeInTheDocument()
  await expect.element(button('A1')).toHaveFocus()
})

test('its button and a press next to it close it', async () => {
  await open()
  await button('关闭面板').click()
  await expect.element(drawer('订单 A1')).not.toBeInTheDocument()
  await button('A1').click()
  await page.elementLocator(document.documentElement).click({ position: { x: 100, y: 400 }, force: true })
  await expect.element(drawer('订单 A1')).not.toBeInTheDocument()
})

test('while it has unsaved changes, closing it asks; no keeps what was typed', async () => {
  await openBoth()
  await page.getByLabelText('名称').fill('茶')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog', { name: '放弃未保存的修改？' })).toBeVisible()
  // Closes the question, and nothing else.
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('名称')).toHaveValue('茶')
  await drawer('编辑客户').getByRole('button', { name: '关闭面板' }).click()
  await button('放弃修改').click()
  await expect.element(drawer('编辑客户')).not.toBeInTheDocument()
  await expect.element(drawer('订单 A1')).toBeVisible()
})

test('lists open in it, and Escape closes only them', async () => {
  await openBoth()
  await page.getByRole('combobox', { name: '级别' }).click()
  await expect.element(page.getByRole('option', { name: '重要' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option', { name: '重要' })).not.toBeInTheDocument()
  await expect.element(drawer('编辑客户')).toBeVisible()
  await page.getByRole('combobox', { name: '级别' }).click()
  await page.getByRole('option', { name: '重要' }).click()
  await expect.element(page.getByRole('combobox', { name: '级别' })).toHaveTextContent('重要')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer('编辑客户')).not.toBeInTheDocument()
})

test.each(['ltr', 'rtl'] as const)('it has the width and the side that are given, and a lower one moves aside: %s', async (dir) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await open({ drawerWidth: 600 })
  const gap = (name: string) => (dir === 'ltr' ? 1440 - box(name).right : box(name).left)
  expect(Math.round(box('订单 A1').width)).toBe(600)
  await expect.poll(() => gap('订单 A1')).toBe(0)
  await button('客户').click()
  await expect.poll(() => gap('订单 A1')).toBe(64)
  expect(gap('编辑客户')).toBe(0)
  expect(await violations()).toEqual([])
})

test('at the start, and in full width on phones', async () => {
  await openBoth({ width: 390, side: 'start' })
  await expect.poll(() => [box('订单 A1').left, box('订单 A1').width]).toEqual([0, 390])
  expect([box('编辑客户').left, box('编辑客户').width, box('编辑客户').height]).toEqual([0, 390, 900])
  expect(document.documentElement.scrollWidth).toBe(390)
})
