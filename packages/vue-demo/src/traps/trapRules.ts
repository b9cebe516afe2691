import { conflictingParts } from './cases/conflictingParts.ts'
import { dateFormats } from './cases/dateFormats.ts'
import { deadEvents } from './cases/deadEvents.ts'
import { directiveValues } from './cases/directiveValues.ts'
import { disabledLinks } from './cases/disabledLinks.ts'
import { enterListeners } from './cases/enterListeners.ts'
import { ineffectiveProps } from './cases/ineffectiveProps.ts'
import { initialValues } from './cases/initialValues.ts'
import { lateContent } from './cases/lateContent.ts'
import { lostAttributes } from './cases/lostAttributes.ts'
import { newValues } from './cases/newValues.ts'
import { objectTo } from './cases/objectTo.ts'
import { requiredParts } from './cases/requiredParts.ts'
import { sizes } from './cases/sizes.ts'
import { surprisingValues } from './cases/surprisingValues.ts'
import { vetoes } from './cases/vetoes.ts'
import type { TrapRule } from './TrapCase.ts'

/** The rules that are made from the traps of the documentation. */
export const trapRules: readonly TrapRule[] = [
  {
    name: 'no-ineffective-prop',
    description: {
      'en-US': 'disallow props that have no effect, always or together with another prop',
      'zh-CN': '禁止不起作用的属性，包括与另一个属性同用时不起作用的',
    },
    severity: 'error',
    cases: ineffectiveProps,
  },
  {
    name: 'no-conflicting-parts',
    description: { 'en-US': 'disallow props, slots, and content that do not work together', 'zh-CN': '禁止不能同用的属性、插槽和内容' },
    severity: 'warn',
    cases: conflictingParts,
  },
  {
    name: 'require-related-part',
    description: {
      'en-US': 'require the prop, event, or slot without which another one does not work',
      'zh-CN': '要求写上另一项所依赖的属性、事件或插槽',
    },
    severity: 'warn',
    cases: requiredParts,
  },
  {
    name: 'no-dead-event',
    description: { 'en-US': 'disallow listeners that are never called', 'zh-CN': '禁止不会被调用的监听' },
    severity: 'error',
    cases: deadEvents,
  },
  {
    name: 'no-enter-event',
    description: {
      'en-US': 'disallow events of the Enter key that also fire while an input method is composing',
      'zh-CN': '禁止用输入法选词时也会触发的回车事件',
    },
    severity: 'warn',
    cases: enterListeners,
  },
  {
    name: 'no-ignored-veto',
    description: {
      'en-US': 'disallow returning false where only a promise is waited for',
      'zh-CN': '禁止在只等待 Promise 的地方返回 false',
    },
    severity: 'error',
    cases: vetoes,
  },
  {
    name: 'no-object-to',
    description: { 'en-US': 'disallow route objects in `to`', 'zh-CN': '禁止在 `to` 中传路由对象' },
    severity: 'warn',
    cases: objectTo,
  },
  {
    name: 'no-disabled-link',
    description: { 'en-US': 'disallow links and actions on disabled components', 'zh-CN': '禁止给禁用的组件加链接和操作' },
    severity: 'warn',
    cases: disabledLinks,
  },
  {
    name: 'no-late-content',
    description: {
      'en-US': 'disallow conditions on what a component only reads on mounting',
      'zh-CN': '禁止给组件只在挂载时读取的内容加条件',
    },
    severity: 'warn',
    cases: lateContent,
  },
  {
    name: 'no-lost-attribute',
    description: {
      'en-US': 'disallow attributes that do not reach the element they are meant for',
      'zh-CN': '禁止到不了目标元素的 HTML 属性',
    },
    severity: 'warn',
    cases: lostAttributes,
  },
  {
    name: 'no-new-value-on-render',
    description: {
      'en-US': 'disallow values that are created in the template and reset a component',
      'zh-CN': '禁止在模板中创建会让组件重置的值',
    },
    severity: 'error',
    cases: newValues,
  },
  {
    name: 'valid-initial-value',
    description: {
      'en-US': 'require an initial value of `v-model` that the component can start with',
      'zh-CN': '要求 `v-model` 的初始值是组件能用的',
    },
    severity: 'warn',
    cases: initialValues,
  },
  {
    name: 'valid-date-format',
    description: { 'en-US': 'require the letters that the formats of the pickers know', 'zh-CN': '要求日期格式只用选择器认识的字母' },
    severity: 'error',
    cases: dateFormats,
  },
  {
    name: 'valid-size',
    description: { 'en-US': 'require sizes in the unit that a component expects', 'zh-CN': '要求尺寸用组件需要的单位' },
    severity: 'error',
    cases: sizes,
  },
  {
    name: 'no-surprising-value',
    description: {
      'en-US': 'disallow values that have another effect than they seem to have',
      'zh-CN': '禁止效果与字面不符的值',
    },
    severity: 'error',
    cases: surprisingValues,
  },
  {
    name: 'valid-directive-value',
    description: { 'en-US': 'require values that the directives of the library can use', 'zh-CN': '要求指令的值是它能用的' },
    severity: 'error',
    cases: directiveValues,
  },
]
