import type { Translation } from '@view-site/i18n'
import head from './head.en-US.ts'
import type zh from './zh-CN.ts'

export default {
  ...head,
  label: {
    name: 'Name',
    phone_number: 'Mobile number',
    product_names: 'Products',
    company_name: 'Company',
    people: 'Company size',
    scenes: 'Use case',
    question: 'What would you like to know?',
  },
  placeholder: 'Please choose',
  hint: {
    phone_number: '11 digits (mainland China), used for this call only',
    product_names: 'You can select several',
    scenes: 'You can select several',
  },
  missing: {
    name: 'Please enter your name',
    phone_number: 'Please enter your mobile number',
    product_names: 'Please choose at least one product',
    company_name: 'Please enter your company',
    people: 'Please choose a size',
    scenes: 'Please choose at least one',
    question: 'Please tell us what you would like to know',
  },
  phoneWrong: 'Please enter a valid mobile number',
  tooLong: 'At most {{limit}} characters',
  people: {
    s: 'Up to 10 people',
    m: '10 to 20',
    l: '20 to 50',
    xl: '50 to 100',
    xxl: '100 to 500',
    xxxl: 'More than 500',
  },
  scenes: {
    admin: 'Admin system',
    commerce: 'E-commerce',
    crm: 'Customer management',
    order: 'Order system',
    finance: 'Finance system',
    oa: 'Office automation',
    other: 'Something else',
  },
  submit: 'Send request',
  separator: ', ',
  done: { title: 'Request submitted', text: 'We will call you back on a workday between 10:00 and 18:00 (UTC+8).', close: 'Done' },
  again: {
    title: 'Already submitted',
    text: 'We have your request, so you don’t need to submit it again. To change it, <contact>contact support</contact>.',
  },
} satisfies Translation<typeof zh>
