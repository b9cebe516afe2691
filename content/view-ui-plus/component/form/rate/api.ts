import { defineApi } from '@view-site/docs'
import { hiddenInput } from '#shared/hiddenInput'

export default defineApi({
  Rate: {
    props: {
      modelValue: {
        type: 'number',
        default: '0',
        description: {
          'zh-CN': '点亮的个数，用 `v-model` 绑定；`0` 是没有评分',
          'en-US': 'Number of lit stars, bound with `v-model`; `0` means not rated',
        },
      },
      count: { type: 'number', default: '5', description: { 'zh-CN': '总个数', 'en-US': 'Total number of stars' } },
      allowHalf: { type: 'boolean', default: 'false', description: { 'zh-CN': '可以选半颗', 'en-US': 'Allows half stars' } },
      clearable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '再点一次同一颗就变回 `0`', 'en-US': 'Clicking the same star again sets the value back to `0`' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '只显示，不能改；在 `Form` 中还会跟随表单的 `disabled`',
          'en-US': "Display only; inside a `Form`, it also follows the form's `disabled`",
        },
      },
      showText: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '在后面显示评分，`0` 时隐藏', 'en-US': 'Shows the rating after the stars, except for `0`' },
      },
      icon: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '代替星星的图标名', 'en-US': 'Name of an icon that replaces the star' },
      },
      customIcon: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '代替星星的自定义图标的类名', 'en-US': 'Class of a custom icon that replaces the star' },
      },
      character: {
        type: 'string',
        default: "''",
        description: {
          'zh-CN': '代替星星的字符，优先于图标',
          'en-US': 'Character that replaces the star; takes precedence over the icons',
        },
      },
      name: hiddenInput.props.name,
    },
    events: {
      'on-change': {
        params: '(value: number)',
        description: { 'zh-CN': '点击时触发，点的还是同一颗也会触发', 'en-US': 'Fires on a click, even if the rating stays the same' },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '`show-text` 时代替评分的文字', 'en-US': 'Replaces the rating text, with `show-text`' },
      },
    },
  },
})
