import { demoRequest } from '@view-site/contract'
import { expect, test } from 'vitest'
import {
  checkDemoRequestField,
  demoRequestBody,
  demoRequestFaults,
  demoRequestFields,
  emptyDemoRequest,
  type DemoRequestValues,
} from './demoRequest.ts'

const origin = { uuid: '', utmSource: 'iview_bdtg_1' }
const filled: DemoRequestValues = {
  name: '林',
  phone_number: '13800000000',
  product_names: ['Admin Plus', 'iCRUD'],
  company_name: '某公司',
  people: 'xl',
  scenes: ['crm', 'other'],
  question: '怎样做数据权限？',
}

test('[SALE-02] every field is required', () => {
  expect(demoRequestFaults(emptyDemoRequest)).toEqual([...demoRequestFields])
  expect(demoRequestBody(emptyDemoRequest, origin)).toBeUndefined()
})

test.each(['1380000000', '138000000000', '1380000000a', ' 3800000000'])('[SALE-02] %j is no mobile number', (phone_number) => {
  expect(checkDemoRequestField({ ...filled, phone_number }, 'phone_number')).toEqual({ kind: 'phone-wrong' })
})

test('[SALE-02] the body is what the contract asks for, with campaign and account', () => {
  const body = demoRequestBody(filled, { ...origin, uuid: 'c0ffee00-0000-4000-8000-000000000000' })
  expect(demoRequest.parse(body)).toMatchObject({
    product_names: 'Admin Plus,iCRUD',
    scenes: 'crm,other',
    people: 'xl',
    uuid: 'c0ffee00-0000-4000-8000-000000000000',
    utmsource: 'iview_bdtg_1',
  })
})

test.each([
  {},
  { name: '名'.repeat(61) },
  { company_name: '司'.repeat(121) },
  { question: '问'.repeat(2001) },
  { question: '   ' },
  { product_names: [] },
  { scenes: [] },
] as Partial<DemoRequestValues>[])('[SALE-02] the form and the contract agree: case %#', (change) => {
  const values = { ...filled, ...change }
  const body = { ...values, product_names: values.product_names.join(','), scenes: values.scenes.join(',') }
  expect(demoRequestFaults(values).length === 0).toBe(demoRequest.safeParse(body).success)
})
