import { defineApi } from '@view-site/docs'
import { idleCapture } from '#shared/capture'
import { drop } from '#shared/drop'
import { form } from '#shared/form'
import { input } from '#shared/input'
import { boxSize } from '#shared/size'

export default defineApi({
  Cascader: {
    props: {
      modelValue: {
        type: '(string | number)[]',
        default: '[]',
        description: {
          'zh-CN': '各级的 `value`，从上到下，用 `v-model` 绑定；清空后是 `[]`',
          'en-US': 'One `value` per level, from the top, bound with `v-model`; `[]` when cleared',
        },
      },
      data: {
        type: 'CascaderItem[]',
        default: '[]',
        description: { 'zh-CN': '可选的数据', 'en-US': 'Data to select from' },
      },
      changeOnSelect: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '选到哪一级都更新值', 'en-US': 'Updates the value at every level, not only at the last one' },
      },
      trigger: {
        type: "'click' | 'hover'",
        default: "'click'",
        description: {
          'zh-CN': '点击还是悬停时展开下一级；最后一级总是要点击',
          'en-US': 'How the next level opens; the last level always needs a click',
        },
      },
      loadData: {
        type: '(item: CascaderItem, callback: () => void) => void',
        description: {
          'zh-CN': '点到有 `loading` 而没有下级的一项时调用；写好 `item.children` 后调用 `callback` 展开',
          'en-US': 'Called for an item that has `loading` and no children; fill `item.children`, and call `callback` to open them',
        },
      },
      renderFormat: {
        type: '(labels: string[], items: CascaderItem[]) => string',
        default: "(label) => label.join(' / ')",
        description: { 'zh-CN': '返回框里显示的文字', 'en-US': 'Returns the text in the box' },
      },
      filterable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '可以搜索；名称会按 HTML 显示，值会变成字符串',
          'en-US': 'Enables search; labels are rendered as HTML, and values become strings',
        },
      },
      notFoundText: {
        type: 'string',
        description: {
          'zh-CN': '没有数据或没有结果时的文字，默认随语言包',
          'en-US': 'Text without data or search results; from the language pack by default',
        },
      },
      clearable: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '有值且鼠标移上去时显示清空图标', 'en-US': 'Shows a clear icon on hover while there is a value' },
      },
      disabled: form.props.disabled,
      placeholder: {
        type: 'string',
        description: { 'zh-CN': '占位文字，默认随语言包', 'en-US': 'Placeholder; from the language pack by default' },
      },
      size: boxSize,
      transfer: drop.props.transfer,
      transferClassName: drop.props.transferClassName,
      eventsEnabled: drop.props.eventsEnabled,
      capture: idleCapture,
      name: {
        type: 'string',
        description: {
          'zh-CN': '隐藏输入框的 `name`；提交的是用逗号连接的值',
          'en-US': '`name` of a hidden input, whose value is joined with commas',
        },
      },
      elementId: input.props.elementId,
    },
    events: {
      'on-change': {
        params: '(value: (string | number)[], items: CascaderItem[])',
        description: {
          'zh-CN': '用户选中或清空后触发；`items` 是各级数据的副本，没有 `children`',
          'en-US': 'Fires when users select or clear; `items` are copies of the levels without their `children`',
        },
      },
      'on-visible-change': {
        params: '(visible: boolean)',
        description: { 'zh-CN': '展开或收起时触发', 'en-US': 'Fires when the list opens or closes' },
      },
    },
    slots: {
      default: {
        description: {
          'zh-CN': '替换输入框，点击它仍会展开和收起',
          'en-US': 'Replaces the input; a click on it still opens and closes the list',
        },
      },
      label: {
        props: '{ data: CascaderItem }',
        description: {
          'zh-CN': '列表里一项的内容；搜索结果里不用它',
          'en-US': 'Content of an item in the list; not used for search results',
        },
      },
    },
  },

  CascaderItem: {
    props: {
      label: { type: 'string', description: { 'zh-CN': '显示的文字', 'en-US': 'Displayed text' } },
      value: {
        type: 'string | number',
        description: { 'zh-CN': '值，同一级里不能重复', 'en-US': 'Value; unique within its level' },
      },
      children: {
        type: 'CascaderItem[]',
        description: { 'zh-CN': '下一级；没有或为空就是最后一级', 'en-US': 'Next level; an item without any is a leaf' },
      },
      disabled: {
        type: 'boolean',
        description: { 'zh-CN': '不可选，也不能展开', 'en-US': 'Can be neither selected nor expanded' },
      },
      loading: {
        type: 'boolean',
        description: {
          'zh-CN': '有这个字段就是要加载的一项：`false` 显示箭头，`true` 显示加载图标',
          'en-US': 'Marks an item whose children are to be loaded: `false` shows an arrow, `true` a spinner',
        },
      },
    },
  },
})
