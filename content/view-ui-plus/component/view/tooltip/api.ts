import { defineApi } from '@view-site/docs'
import { placements } from '#shared/placements'
import { popper } from '#shared/popper'

export default defineApi({
  Tooltip: {
    props: {
      content: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '提示的文字；为空时仍会显示一个空框', 'en-US': 'Text; if empty, an empty box is shown' },
      },
      placement: {
        type: placements,
        default: "'bottom'",
        description: {
          'zh-CN': '位置，放不下时翻到对面；显示过一次之后再改无效',
          'en-US': 'Placement; flips to the other side if it does not fit. Changes after it was shown have no effect',
        },
      },
      maxWidth: {
        type: 'string | number',
        description: {
          'zh-CN': '最大宽度，单位 px；设置后文字才会换行',
          'en-US': 'Maximum width in px; the text only wraps if this is set',
        },
      },
      theme: {
        type: "'dark' | 'light'",
        default: "'dark'",
        description: { 'zh-CN': '深底或白底', 'en-US': 'Dark or white' },
      },
      delay: {
        type: 'number',
        default: '100',
        description: {
          'zh-CN': '鼠标停多少毫秒后显示；消失总是等 100 毫秒',
          'en-US': 'Delay in milliseconds before it opens; it always closes after 100 ms',
        },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示', 'en-US': 'Prevents the tooltip from opening' },
      },
      always: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '一直显示', 'en-US': 'Always shows the tooltip' },
      },
      controlled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '鼠标移开后不消失，由 `v-model` 关闭',
          'en-US': 'Keeps the tooltip open when the pointer leaves; `v-model` closes it',
        },
      },
      modelValue: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '是否显示，可以用 `v-model` 绑定', 'en-US': 'Whether it is shown; supports `v-model`' },
      },
      transfer: popper.props.transfer,
      transferClassName: {
        type: 'string',
        description: { 'zh-CN': '提示框的类名，不开启 `transfer` 也有效', 'en-US': 'Class of the box, with or without `transfer`' },
      },
      eventsEnabled: popper.props.eventsEnabled,
      offset: popper.props.offset,
      options: popper.props.options,
      reference: popper.props.reference,
      popper: popper.props.popper,
      boundariesPadding: popper.props.boundariesPadding,
      transition: popper.props.transition,
    },
    events: {
      'on-popper-show': {
        params: '()',
        description: { 'zh-CN': '显示时触发', 'en-US': 'Fires when it opens' },
      },
      'on-popper-hide': {
        params: '()',
        description: { 'zh-CN': '消失时触发', 'en-US': 'Fires when it closes' },
      },
      created: popper.events.created,
    },
    slots: {
      default: {
        description: { 'zh-CN': '被解释的元素', 'en-US': 'Element to explain' },
      },
      content: {
        description: { 'zh-CN': '提示的内容，代替 `content`', 'en-US': 'Content of the tooltip; replaces `content`' },
      },
    },
    methods: {
      updatePopper: popper.methods.updatePopper,
    },
  },
})
