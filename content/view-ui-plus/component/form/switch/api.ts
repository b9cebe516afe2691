import { defineApi } from '@view-site/docs'
import { form } from '#shared/form'
import { hiddenInput } from '#shared/hiddenInput'

export default defineApi({
  Switch: {
    props: {
      modelValue: {
        type: 'string | number | boolean',
        default: 'false',
        description: { 'zh-CN': '当前的值，用 `v-model` 绑定', 'en-US': 'Current value, bound with `v-model`' },
      },
      trueValue: {
        type: 'string | number | boolean',
        default: 'true',
        description: { 'zh-CN': '打开时的值', 'en-US': 'Value when on' },
      },
      falseValue: {
        type: 'string | number | boolean',
        default: 'false',
        description: { 'zh-CN': '关闭时的值', 'en-US': 'Value when off' },
      },
      disabled: form.props.disabled,
      loading: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示旋转的圆圈，期间不能切换', 'en-US': 'Shows a spinner; the switch cannot be toggled meanwhile' },
      },
      beforeChange: {
        type: '() => Promise<void> | void',
        description: {
          'zh-CN': '切换前调用；返回 Promise 时，resolve 之后才切换',
          'en-US': 'Called before the switch changes; if it returns a promise, the switch changes when it resolves',
        },
      },
      size: {
        type: "'large' | 'small' | 'default'",
        default: "'default'",
        description: {
          'zh-CN': '尺寸，宽度依次为 56、28、44 px；不写时用安装时的全局 `size`',
          'en-US': 'Width: 56, 28, or 44 px; falls back to the global `size` given on install',
        },
      },
      trueColor: { type: 'string', description: { 'zh-CN': '打开时的颜色', 'en-US': 'Color when on' } },
      falseColor: { type: 'string', description: { 'zh-CN': '关闭时的颜色', 'en-US': 'Color when off' } },
      name: hiddenInput.props.name,
    },
    events: {
      'on-change': {
        params: '(value: string | number | boolean)',
        description: { 'zh-CN': '用户切换后触发', 'en-US': 'Fires when users toggle it' },
      },
    },
    slots: {
      open: { description: { 'zh-CN': '打开时里面的内容', 'en-US': 'Content inside when on' } },
      close: { description: { 'zh-CN': '关闭时里面的内容', 'en-US': 'Content inside when off' } },
    },
  },
})
