import { defineApi } from '@view-site/docs'
import { avatar } from '#shared/avatar'

export default defineApi({
  Avatar: {
    props: {
      src: {
        type: 'string',
        description: {
          'zh-CN': '图片地址（URL）；有它就不显示图标和插槽',
          'en-US': 'Image address (URL); if set, neither the icon nor the slot is shown',
        },
      },
      icon: {
        type: 'string',
        description: { 'zh-CN': '图标名', 'en-US': 'Name of an icon' },
      },
      customIcon: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '自己的图标字体的类名', 'en-US': 'Class of a custom icon font' },
      },
      shape: avatar.props.shape,
      size: {
        type: 'string | number',
        default: "'default'",
        description: {
          'zh-CN': '`small`、`default`、`large`，或像素值；不写时用全局设置',
          'en-US': '`small`, `default`, `large`, or a number of pixels; falls back to the global option',
        },
      },
    },
    events: {
      'on-error': {
        params: '(event: Event)',
        description: { 'zh-CN': '图片打不开时触发', 'en-US': 'Fires when the image fails to load' },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '文字，放不下时缩小', 'en-US': 'Text, which shrinks until it fits' },
      },
    },
  },
})
