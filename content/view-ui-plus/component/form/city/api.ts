import { defineApi } from '@view-site/docs'
import { drop } from '#shared/drop'
import { form } from '#shared/form'

export default defineApi({
  City: {
    props: {
      modelValue: {
        type: 'string',
        description: {
          'zh-CN': '城市的六位编号，用 `v-model` 绑定；`use-name` 时是名称',
          'en-US': 'Six-digit code of the city, bound with `v-model`; the name with `use-name`',
        },
      },
      useName: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '值用名称，不带“市”“地区”',
          'en-US': 'Uses the Chinese name without `市` or `地区` as the value',
        },
      },
      cities: {
        type: 'string[]',
        default: '[]',
        description: { 'zh-CN': '排在面板最上面的城市，总是写编号', 'en-US': 'Codes of the cities listed at the top of the panel' },
      },
      showSuffix: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '已选的城市显示“市”等后缀', 'en-US': 'Shows the selected city with its ending, such as `市`' },
      },
      placeholder: {
        type: 'string',
        default: "'请选择'",
        description: { 'zh-CN': '没有选择时的文字', 'en-US': 'Text when nothing is selected' },
      },
      searchPlaceholder: {
        type: 'string',
        default: "'输入城市名称搜索'",
        description: { 'zh-CN': '搜索框的占位文字', 'en-US': 'Placeholder of the search box' },
      },
      ...form.props,
      clearable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示清空图标，但点了没有作用', 'en-US': 'Shows a clear icon, which does nothing when clicked' },
      },
      size: {
        type: "'large' | 'default' | 'small'",
        default: "'default'",
        description: {
          'zh-CN': '只加上类名，没有对应的样式；不写时用全局 `size`',
          'en-US': 'Only adds a class, which has no styles; falls back to the global `size`',
        },
      },
      name: {
        type: 'string',
        description: {
          'zh-CN': '隐藏输入框的 `name`，里面总是编号',
          'en-US': '`name` of a hidden input, which always holds the code',
        },
      },
      elementId: {
        type: 'string',
        description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
      },
      transfer: drop.props.transfer,
      transferClassName: {
        type: 'string',
        description: { 'zh-CN': '面板的类名', 'en-US': 'Class of the panel' },
      },
    },
    events: {
      'on-change': {
        params: '(city: { n: string; c: string; p: string; l: string })',
        description: {
          'zh-CN': '选择时触发：带后缀的名称、编号、所属省份的编号（直辖市和港澳是 `86`）、拼音首字母',
          'en-US':
            'Fires when a city is selected: full name, code, code of the province (`86` for municipalities, Hong Kong, and Macao), first letter of the pinyin',
        },
      },
    },
    slots: {
      default: {
        description: {
          'zh-CN': '点击展开的内容，替换文字和箭头',
          'en-US': 'Trigger; replaces the text and the arrow',
        },
      },
    },
  },
})
