import { defineApi } from '@view-site/docs'
import { placements } from '#shared/placements'
import { popper } from '#shared/popper'

export default defineApi({
  Tooltip: {
    props: {
      content: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '提示的文字；为空时仍会显示一个空框', 'en-US': 'The text; when empty, an empty box is shown' },
      },
      placement: {
        type: placements,
        default: "'bottom'",
        description: {
          'zh-CN': '位置，放不下时翻到对面；显示过一次之后再改无效',
          'en-US': 'Its position; the other side if it does not fit. Changing it after it was shown has no effect',
        },
      },
      maxWidth: {
        type: 'string | number',
        description: {
          'zh-CN': '最大宽度，单位 px；设置后文字才会换行',
          'en-US': 'Maximum width in px; the text only wraps with it',
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
          'en-US': 'Milliseconds until it shows; it always closes after 100',
        },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示', 'en-US': 'Keeps it from showing' },
      },
      always: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '一直显示', 'en-US': 'Shows it all the time' },
      },
      controlled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '鼠标移开后不消失，由 `v-model` 关闭',
          'en-US': 'Stays open when the mouse leaves; `v-model` closes it',
        },
      },
      modelValue: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '是否显示，可以用 `v-model` 绑定', 'en-US': 'Whether it shows; may be bound with `v-model`' },
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
        description: { 'zh-CN': '显示时触发', 'en-US': 'Fires when it shows' },
      },
      'on-popper-hide': {
        params: '()',
        description: { 'zh-CN': '消失时触发', 'en-US': 'Fires when it closes' },
      },
      created: popper.events.created,
    },
    slots: {
      default: {
        description: { 'zh-CN': '被解释的元素', 'en-US': 'The element it explains' },
      },
      content: {
        description: { 'zh-CN': '提示的内容，代替 `content`', 'en-US': 'What it says, in place of `content`' },
      },
    },
    methods: {
      updatePopper: popper.methods.updatePopper,
    },
  },
})
