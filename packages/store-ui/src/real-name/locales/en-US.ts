import type { Translation } from '@view-site/i18n'
import type zhCN from './zh-CN.ts'

export default {
  title: 'Real-name authentication',
  lead: 'Confirms that the account belongs to a real person. The identity number is used only for the check; it is neither shown nor stored.',
  loading: 'Loading…',
  failed: 'The status of your authentication could not be loaded',
  retry: 'Try again',
  state: { pending: 'Under review', passed: 'Passed', rejected: 'Not passed' },
  text: {
    pending: 'We have received your details and will reply on a workday.',
    passed: 'Your account belongs to a verified person.',
    rejected: 'Please check your entries and submit them again.',
  },
  reason: 'Reason: {{reason}}',
  facts: { name: 'Name', number: 'Identity number', submitted: 'Sent' },
  form: {
    name: 'Name',
    nameHint: 'As on the identity card',
    number: 'Chinese identity number',
    numberHint: '18 characters; the last one may be an X',
    submit: 'Send',
    nameWrong: 'Please enter a name of 2 to 40 characters',
    numberMissing: 'Please enter the identity number',
    numberWrong: 'This is not a valid number. Please check it digit by digit',
  },
  notHolder: 'Real-name authentication is for accounts that own a product.',
} satisfies Translation<typeof zhCN>
