import { trap, type TrapCase } from '../TrapCase.ts'

/** Listeners that are never called, or at another time than their name says. */
export const deadEvents: readonly TrapCase[] = [
  {
    trap: trap('component/form/login', 'on-enter-never-fires'),
    tags: ['UserName', 'Password', 'Mobile', 'Email', 'Captcha'],
    part: '@on-enter',
    text: {
      'en-US': '"on-enter" of {tag} never fires: the field uses this event itself. Set "enter-to-submit" on the last field.',
      'zh-CN': '{tag} 的 on-enter 不会触发：组件自己占用了它。请在最后一个字段上加 enter-to-submit。',
    },
  },
  {
    trap: trap('component/form/checkbox', 'on-change-does-not-fire-inside-a-group'),
    tags: ['Checkbox'],
    part: '@on-change',
    inside: ['CheckboxGroup'],
    text: {
      'en-US': '"on-change" of a Checkbox does not fire inside a CheckboxGroup. Listen on the CheckboxGroup.',
      'zh-CN': '在 CheckboxGroup 里，Checkbox 的 on-change 不会触发。请监听 CheckboxGroup 的。',
    },
  },
  {
    trap: trap('component/form/radio', 'on-change-of-a-radio-does-not-fire'),
    tags: ['Radio'],
    part: '@on-change',
    inside: ['RadioGroup'],
    text: {
      'en-US': '"on-change" of a Radio does not fire inside a RadioGroup. Listen on the RadioGroup.',
      'zh-CN': '在 RadioGroup 里，Radio 的 on-change 不会触发。请监听 RadioGroup 的。',
    },
  },
  {
    trap: trap('component/layout/ellipsis', 'on-hide-never-fires-and-on-show-always'),
    tags: ['Ellipsis'],
    part: '@on-hide',
    text: {
      'en-US': '"on-hide" of Ellipsis never fires, and "on-show" always does: they do not indicate whether the text was truncated.',
      'zh-CN': 'Ellipsis 的 on-hide 从不触发，on-show 总会触发，不能说明文字有没有被截断。',
    },
  },
  {
    trap: trap('component/navigation/dropdown', 'visible-is-not-updated'),
    tags: ['Dropdown'],
    part: 'v-model:visible|@update:visible',
    text: {
      'en-US': 'Dropdown does not update "visible". Listen to "on-visible-change", or control it with trigger="custom".',
      'zh-CN': 'Dropdown 不会更新 visible。请监听 on-visible-change，或用 trigger="custom" 自己控制。',
    },
  },
  {
    trap: trap('component/navigation/dropdown', 'on-clickoutside-does-not-fire'),
    tags: ['Dropdown'],
    part: '@on-clickoutside',
    with: { trigger: (value) => value === 'click' || value === 'contextMenu' },
    text: {
      'en-US': '"on-clickoutside" of Dropdown only fires with the triggers "custom" and "hover".',
      'zh-CN': 'Dropdown 的 on-clickoutside 只在 trigger 为 custom 或 hover 时触发。',
    },
  },
  {
    trap: trap('component/form/input', 'v-model-lazy-still-updates-on-every'),
    tags: ['Input'],
    part: 'v-model',
    modifier: 'lazy',
    text: {
      'en-US': 'Input does not support "v-model.lazy": it updates on every keystroke. Update your data in "on-blur" or "on-enter".',
      'zh-CN': 'Input 不支持 v-model.lazy，每次按键都会更新。请在 on-blur 或 on-enter 里更新数据。',
    },
  },
]
