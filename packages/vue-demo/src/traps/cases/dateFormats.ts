import { trap, type TrapCase } from '../TrapCase.ts'

/** Letters that have no or another meaning in the formats of the pickers. */
export const dateFormats: readonly TrapCase[] = [
  {
    trap: trap('component/form/date-picker', 'the-format-yyyy-mm-dd-does-not-work'),
    tags: ['DatePicker', 'TimePicker'],
    part: 'format',
    value: (value) => typeof value === 'string' && /Y|D/.test(value),
    text: {
      'en-US': 'In "format" of {tag}, the year is "yyyy" and the day "dd": "Y" has no meaning, and "D" is the day of the week.',
      'zh-CN': '{tag} 的 format 里年是 yyyy、日是 dd：Y 没有含义，D 是星期。',
    },
    fix: (value) => `format="${value.replaceAll('Y', 'y').replaceAll('D', 'd')}"`,
  },
]
