import type { Translation } from '@view-site/i18n'
import type zhCN from './zh-CN.ts'

export default {
  title: 'View UI Plus playground',
  name: 'Playground',
  back: 'Back to the docs',
  run: 'Run',
  runKey: 'Run (Ctrl+Enter)',
  reset: 'Reset',
  share: 'Share',
  theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  language: '简体中文',
  editor: {
    region: 'Code',
    label: 'Code of the component',
    loading: 'Loading the editor…',
    failed: 'The editor did not load',
    retry: 'Try again',
    hint: 'Esc leaves the editor',
  },
  result: { region: 'Result', frame: 'The running component' },
  problems: { region: 'Problems', at: 'Line {{line}}', none: 'No problems' },
  console: { region: 'Console', clear: 'Clear', empty: 'What the component writes to the console appears here.' },
  phase: {
    busy: 'Compiling…',
    standing: 'Running',
    unfit: 'The code does not compile; the last result stays',
    thrown: 'An error was thrown',
    stuck: 'The code ran into an endless loop and was stopped. It runs again when you change it',
    left: 'The code tried to leave this page and was held back. It runs again when you change it',
    absent: 'Something did not load. Check the network, then run again',
  },
  messages: { region: 'Messages', close: 'Close' },
  shared: 'Link copied. It holds this code',
  sharedHere: 'The browser did not allow copying. The link is in the address bar: copy it from there',
  damaged: 'This link is incomplete or damaged, and the code in it cannot be read. Ask for it again',
  tooLong: 'This code is too long for the playground',
} satisfies Translation<typeof zhCN>
