import { defineApi } from '@view-site/docs'
import { avatar } from '#shared/avatar'
import { placements } from '#shared/placements'

export default defineApi({
  AvatarList: {
    props: {
      list: {
        type: '{ src: string, tip?: string }[]',
        default: '[]',
        description: {
          'zh-CN': '图片地址与提示；没有 `src` 的是一个灰色的圆',
          'en-US': 'Image addresses and tooltips; an entry without `src` is a gray circle',
        },
      },
      max: {
        type: 'number',
        description: {
          'zh-CN': '最多显示几个，其余合成一个数字；不写则全部显示',
          'en-US': 'Maximum number of images, the others are combined into a number; all images by default',
        },
      },
      shape: avatar.props.shape,
      size: {
        type: "'small' | 'large' | 'default'",
        default: "'default'",
        description: { 'zh-CN': '24、40 或 32 px', 'en-US': '24, 40, or 32 px' },
      },
      excessStyle: {
        type: 'object',
        default: '{}',
        description: {
          'zh-CN': '最后那个数字的样式，也用于 `extra`',
          'en-US': 'Styles of the number at the end and of `extra`',
        },
      },
      tooltip: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '悬停时显示 `tip`', 'en-US': 'Shows the `tip` on hover' },
      },
      placement: {
        type: placements,
        default: "'top'",
        description: { 'zh-CN': '提示的位置', 'en-US': 'Placement of the tooltip' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '提示放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Moves the tooltip to `body`; falls back to the global `transfer`',
        },
      },
    },
    slots: {
      excess: {
        description: { 'zh-CN': '代替“+3”的内容，超过 `max` 时才有', 'en-US': 'Content that replaces “+3”; only rendered above `max`' },
      },
      extra: {
        description: { 'zh-CN': '最后多出的一个圆，有它就没有数字', 'en-US': 'An additional circle at the end; replaces the number' },
      },
    },
  },
})
