import type { ApiExport } from '@view-site/docs'
import { capture } from './capture.ts'
import { form } from './form.ts'
import { input } from './input.ts'
import { placements } from './placements.ts'
import { boxSize } from './size.ts'

/** What DatePicker and TimePicker have in common: both are the library's `date-picker/picker.vue` with another panel. */
export const picker = {
  props: {
    open: {
      type: 'boolean',
      default: 'null',
      description: {
        'zh-CN': '由你控制展开；设置后不会自己收起',
        'en-US': 'Whether it is open; if set, it no longer closes automatically',
      },
    },
    clearable: {
      type: 'boolean',
      default: 'true',
      description: { 'zh-CN': '鼠标移上去时显示清空图标', 'en-US': 'Shows a clear icon on hover' },
    },
    editable: {
      type: 'boolean',
      default: 'true',
      description: { 'zh-CN': '可以在输入框里打字', 'en-US': 'Whether users can type' },
    },
    readonly: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '只读，不会展开', 'en-US': 'Read-only; does not open' },
    },
    disabled: form.props.disabled,
    size: boxSize,
    placement: {
      type: placements,
      default: "'bottom-start'",
      description: { 'zh-CN': '面板的位置', 'en-US': 'Placement of the panel' },
    },
    transfer: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '把面板放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
        'en-US': 'Moves the panel to `body`, so that no ancestor clips it; falls back to the global `transfer`',
      },
    },
    transferClassName: {
      type: 'string',
      description: { 'zh-CN': '开启 `transfer` 时给面板的类名', 'en-US': 'Class of the panel, with `transfer`' },
    },
    eventsEnabled: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '页面或外层滚动时，面板跟着移动',
        'en-US': 'Makes the panel follow when the page or an ancestor scrolls',
      },
    },
    capture,
    name: {
      type: 'string',
      description: { 'zh-CN': '输入框的 `name`，用于原生表单提交', 'en-US': '`name` of the input, for native form submission' },
    },
    elementId: input.props.elementId,
  },
  events: {
    'on-open-change': {
      params: '(open: boolean)',
      description: { 'zh-CN': '展开或收起时触发', 'en-US': 'Fires when the panel opens or closes' },
    },
    'on-ok': {
      params: '()',
      description: { 'zh-CN': '点击确定时触发', 'en-US': 'Fires when OK is clicked' },
    },
    'on-clear': {
      params: '()',
      description: { 'zh-CN': '清空时触发', 'en-US': 'Fires when it is cleared' },
    },
    'on-clickoutside': {
      params: '(event: MouseEvent)',
      description: { 'zh-CN': '展开时点击外面触发', 'en-US': 'Fires when users click outside while the panel is open' },
    },
  },
  slots: {
    default: {
      description: {
        'zh-CN': '替换输入框，要自己用 `open` 控制展开',
        'en-US': 'Replaces the input; open the panel yourself with `open`',
      },
    },
  },
} satisfies ApiExport
