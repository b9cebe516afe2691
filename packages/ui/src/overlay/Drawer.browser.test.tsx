import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Button } from '../components/button/Button.tsx'
import { Drawer } from './Drawer.tsx'

/** A drawer inside another one: an order, and its customer. */
function Order() {
  const [order, setOrder] = useState(false)
  const [customer, setCustomer] = useState(false)
  return (
    <>
      <Button onClick={() => setOrder(true)}>Order 7</Button>
      <Drawer open={order} onOpenChange={setOrder} title="Order" closeLabel="Close order" width={480}>
        <input aria-label="Note" />
        <Button onClick={() => setCustomer(true)}>Customer</Button>
        <Drawer open={customer} onOpenChange={setCustomer} title="Customer details" closeLabel="Close customer">
          <input aria-label="Mail" />
        </Drawer>
      </Drawer>
    </>
  )
}

const order = page.getByRole('dialog', { name: 'Order', exact: true })
const customer = page.getByRole('dialog', { name: 'Customer details' })
const opener = page.getByRole('button', { name: 'Order 7' })
const customerButton = page.getByRole('button', { name: 'Customer', exact: true })

async function openBoth() {
  render(<Order />)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Note' }).fill('urgent')
  customerButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(customer).toBeVisible()
}

test('a drawer inside another one keeps the focus to itself', async () => {
  await openBoth()
  const close = page.getByRole('button', { name: 'Close customer' })
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Mail' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(close).toHaveFocus()
})

test('Escape closes the inner one, then the outer one; each gives the focus back, and the outer one keeps its fields', async () => {
  await openBoth()
  await userEvent.keyboard('{Escape}')
  await expect.element(customer).not.toBeInTheDocument()
  await expect.element(customerButton).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('urgent')
  await userEvent.keyboard('{Escape}')
  await expect.element(order).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
