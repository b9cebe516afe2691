import { defineApi } from '@view-site/docs'
import { capture } from '#shared/capture'
import { drop } from '#shared/drop'
import { form } from '#shared/form'
import { input } from '#shared/input'
import { boxSize } from '#shared/size'

export default defineApi({
  AutoComplete: {
    props: {
      modelValue: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '输入框里的文字，用 `v-model` 绑定', 'en-US': 'Text in the field, bound with `v-model`' },
      },
      data: {
        type: '(string | number)[]',
        default: '[]',
        description: { 'zh-CN': '提示；用了插槽就不必给', 'en-US': 'Suggestions; not needed with the slot' },
      },
      filterMethod: {
        type: 'function | boolean',
        default: 'false',
        description: {
          'zh-CN': '`(value, item) => boolean`，返回 `true` 的提示留下；只用于 `data`',
          'en-US': '`(value, item) => boolean`: keeps the suggestions for which it returns `true`; for `data` only',
        },
      },
      label: {
        type: 'string | number',
        default: "''",
        description: {
          'zh-CN': '传给内部的 `Select`，不影响显示',
          'en-US': 'Passed to the internal `Select`; does not affect the display',
        },
      },
      placeholder: { type: 'string', description: { 'zh-CN': '占位文字', 'en-US': 'Placeholder' } },
      clearable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '有内容时用清空图标代替 `icon`，鼠标移上去才看得见',
          'en-US': 'Replaces `icon` with a clear icon while there is text; only visible on hover',
        },
      },
      icon: { type: 'string', description: { 'zh-CN': '右侧的图标名', 'en-US': 'Name of an icon on the right' } },
      disabled: form.props.disabled,
      size: boxSize,
      placement: {
        type: "'top' | 'bottom' | 'top-start' | 'bottom-start' | 'top-end' | 'bottom-end'",
        default: "'bottom-start'",
        description: { 'zh-CN': '列表的位置', 'en-US': 'Placement of the list' },
      },
      transfer: drop.props.transfer,
      transferClassName: drop.props.transferClassName,
      eventsEnabled: drop.props.eventsEnabled,
      capture,
      name: input.props.name,
      elementId: input.props.elementId,
    },
    events: {
      'on-change': {
        params: '(value: string | number)',
        description: {
          'zh-CN': '文字变化时触发，包括选中和清空',
          'en-US': 'Fires when the text changes, including by selecting or clearing',
        },
      },
      'on-search': {
        params: '(query: string)',
        description: {
          'zh-CN': '要更新提示时触发；清空时不触发',
          'en-US': 'Fires when suggestions should be updated; not when the field is cleared',
        },
      },
      'on-select': {
        params: '(value: string | number)',
        description: { 'zh-CN': '选中一条提示时触发', 'en-US': 'Fires when a suggestion is selected' },
      },
      'on-clear': { params: '()', description: { 'zh-CN': '点击清空图标时触发', 'en-US': 'Fires when the clear icon is clicked' } },
      'on-focus': input.events['on-focus'],
      'on-blur': { params: '(event: FocusEvent)', description: { 'zh-CN': '失去焦点时触发', 'en-US': 'Fires on blur' } },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Option` 或 `OptionGroup`', 'en-US': 'The `Option`s or `OptionGroup`s' } },
      input: {
        description: {
          'zh-CN': '替换输入框；用了以后，选中一条提示会报错，`on-select` 不触发',
          'en-US': 'Replaces the input; with it, selecting throws an error and `on-select` does not fire',
        },
      },
    },
  },
})
