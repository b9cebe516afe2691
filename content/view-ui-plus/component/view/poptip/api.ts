import { defineApi } from '@view-site/docs'
import { idleCapture } from '#shared/capture'
import { confirm } from '#shared/confirm'
import { placements } from '#shared/placements'
import { popper } from '#shared/popper'

export default defineApi({
  Poptip: {
    props: {
      trigger: {
        type: "'click' | 'focus' | 'hover'",
        default: "'click'",
        description: {
          'zh-CN': '怎样打开；`confirm` 时总是点击，`focus` 要在里面放输入框',
          'en-US': 'How it opens; always on click with `confirm`. `focus` requires an input inside',
        },
      },
      title: {
        type: 'string | number',
        description: {
          'zh-CN': '标题；挂载时没有标题，之后再有也不显示。`confirm` 时是问句',
          'en-US': 'Title; not shown later if it is missing on mounting. The question, with `confirm`',
        },
      },
      content: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '正文，`confirm` 时不显示', 'en-US': 'Content; not shown with `confirm`' },
      },
      confirm: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示问句、取消和确定', 'en-US': 'Shows a question with cancel and OK' },
      },
      okText: confirm.props.okText,
      cancelText: confirm.props.cancelText,
      modelValue: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '是否打开，可以用 `v-model` 绑定', 'en-US': 'Whether it is open; supports `v-model`' },
      },
      placement: {
        type: placements,
        default: "'top'",
        description: {
          'zh-CN': '位置，放不下时翻到对面；打开过一次之后再改无效',
          'en-US': 'Placement; flips to the other side if it does not fit. Changes after it was opened have no effect',
        },
      },
      width: {
        type: 'string | number',
        description: { 'zh-CN': '宽度，单位 px，至少 150', 'en-US': 'Width in px, at least 150' },
      },
      wordWrap: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '正文换行，要与 `width` 一起用；`confirm` 的问句总会换行',
          'en-US': 'Wraps the content; requires `width`; the question of `confirm` always wraps',
        },
      },
      padding: {
        type: 'string',
        description: { 'zh-CN': '标题和正文的内边距，如 `8px 16px`', 'en-US': 'Padding of the title and content, such as `8px 16px`' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不能打开；已经打开的不会关闭', 'en-US': 'Prevents opening; does not close an open popover' },
      },
      transfer: popper.props.transfer,
      popperClass: {
        type: 'string',
        description: { 'zh-CN': '气泡的类名', 'en-US': 'Class of the popover' },
      },
      transferClassName: {
        type: 'string',
        description: {
          'zh-CN': '同样是气泡的类名，不开启 `transfer` 也有效',
          'en-US': 'Also a class of the popover, with or without `transfer`',
        },
      },
      eventsEnabled: popper.props.eventsEnabled,
      offset: popper.props.offset,
      options: popper.props.options,
      reference: popper.props.reference,
      popper: popper.props.popper,
      capture: idleCapture,
      boundariesPadding: popper.props.boundariesPadding,
      transition: popper.props.transition,
    },
    events: {
      'on-ok': {
        params: '()',
        description: { 'zh-CN': '点击确定时触发，这时已经关闭', 'en-US': 'Fires when OK is clicked; it is already closed' },
      },
      'on-cancel': {
        params: '()',
        description: {
          'zh-CN': '点击取消时触发；点外面关闭不触发',
          'en-US': 'Fires when cancel is clicked, but not when a click outside closes it',
        },
      },
      'on-popper-show': {
        params: '()',
        description: { 'zh-CN': '打开时触发', 'en-US': 'Fires when it opens' },
      },
      'on-popper-hide': {
        params: '()',
        description: { 'zh-CN': '关闭时触发，不论原因', 'en-US': 'Fires when it closes, for any reason' },
      },
      created: popper.events.created,
    },
    slots: {
      default: {
        description: { 'zh-CN': '打开它的元素', 'en-US': 'Trigger element' },
      },
      title: {
        description: { 'zh-CN': '标题；`confirm` 时是问句', 'en-US': 'Title; the question with `confirm`' },
      },
      content: {
        description: { 'zh-CN': '正文', 'en-US': 'Content' },
      },
    },
    methods: {
      updatePopper: popper.methods.updatePopper,
    },
  },
})
