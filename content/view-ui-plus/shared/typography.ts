import type { ApiExport } from '@view-site/docs'
import { link } from './link.ts'
import { placements } from './placements.ts'

/** What Title, Text, Paragraph and Link have in common: each hands everything on to the library's `typography/base.vue`. */
export const typography = {
  props: {
    modelValue: {
      type: 'string',
      default: "''",
      description: {
        'zh-CN': '文字，用 `v-model` 绑定；为空时显示默认插槽',
        'en-US': 'Text, bound with `v-model`; the default slot is shown while it is empty',
      },
    },
    type: {
      type: "'secondary' | 'success' | 'warning' | 'danger' | ''",
      default: "''",
      description: { 'zh-CN': '文字的颜色', 'en-US': 'Text color' },
    },
    disabled: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '显示为灰色、不能选中；复制和编辑仍然有效，`Link` 只挡住鼠标',
        'en-US': 'Gray and not selectable; copying and editing still work, and a `Link` only ignores the mouse',
      },
    },
    strong: { type: 'boolean', default: 'false', description: { 'zh-CN': '加粗，`<strong>`', 'en-US': 'Bold; renders a `<strong>`' } },
    underline: { type: 'boolean', default: 'false', description: { 'zh-CN': '下划线，`<u>`', 'en-US': 'Underline; renders a `<u>`' } },
    delete: { type: 'boolean', default: 'false', description: { 'zh-CN': '删除线，`<del>`', 'en-US': 'Strikethrough; renders a `<del>`' } },
    code: { type: 'boolean', default: 'false', description: { 'zh-CN': '代码，`<code>`', 'en-US': 'Code; renders a `<code>`' } },
    mark: { type: 'boolean', default: 'false', description: { 'zh-CN': '高亮，`<mark>`', 'en-US': 'Highlight; renders a `<mark>`' } },
    keyboard: { type: 'boolean', default: 'false', description: { 'zh-CN': '按键，`<kbd>`', 'en-US': 'Keyboard key; renders a `<kbd>`' } },
    italic: { type: 'boolean', default: 'false', description: { 'zh-CN': '斜体，`<i>`', 'en-US': 'Italics; renders an `<i>`' } },
    copyable: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '在后面显示复制图标', 'en-US': 'Shows a copy icon after the text' },
    },
    copyText: {
      type: 'string',
      default: "''",
      description: {
        'zh-CN': '复制的内容；不写时复制显示的文字',
        'en-US': 'Text to copy; the displayed text by default',
      },
    },
    copyConfig: {
      type: 'TypographyCopyConfig',
      default: '{"tooltips":["复制","复制成功"],"showTip":false,"successTip":"复制成功","errorTip":"复制失败"}',
      description: {
        'zh-CN': '复制的设置，没有写的项用默认值；整个不写时用全局 `typography.copyConfig`',
        'en-US': 'Copy settings; omitted fields have their defaults. Falls back to the global `typography.copyConfig`',
      },
    },
    editable: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '可以就地编辑，要有 `v-model`', 'en-US': 'Enables editing in place; requires `v-model`' },
    },
    editConfig: {
      type: 'TypographyEditConfig',
      default: '{"tooltip":"编辑","editing":false,"maxlength":"","autosize":true,"triggerType":"icon"}',
      description: {
        'zh-CN': '编辑的设置，没有写的项用默认值；整个不写时用全局 `typography.editConfig`',
        'en-US': 'Edit settings; omitted fields have their defaults. Falls back to the global `typography.editConfig`',
      },
    },
    ellipsis: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '放不下时省略', 'en-US': 'Truncates text that does not fit' },
    },
    ellipsisConfig: {
      type: 'TypographyEllipsisConfig',
      default: '{"rows":1,"tooltip":false,"suffix":false,"expandable":false,"symbol":"展开"}',
      description: {
        'zh-CN': '省略的设置，没有写的项用默认值；整个不写时用全局 `typography.ellipsisConfig`',
        'en-US': 'Ellipsis settings; omitted fields have their defaults. Falls back to the global `typography.ellipsisConfig`',
      },
    },
    placement: {
      type: placements,
      default: "'top'",
      description: { 'zh-CN': '省略时全文提示的位置', 'en-US': 'Placement of the tooltip with the full text' },
    },
    theme: {
      type: "'dark' | 'light'",
      default: "'dark'",
      description: { 'zh-CN': '省略时全文提示的主题', 'en-US': 'Theme of the tooltip with the full text' },
    },
    maxWidth: {
      type: 'string | number',
      default: '250',
      description: { 'zh-CN': '省略时全文提示的最大宽度，单位 px', 'en-US': 'Maximum width of the tooltip with the full text, in px' },
    },
    transfer: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '把全文提示放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
        'en-US': 'Moves the tooltip with the full text to `body`, so that no ancestor clips it; falls back to the global `transfer`',
      },
    },
    to: {
      type: 'string | RouteLocationRaw',
      description: {
        'zh-CN': '点击后前往的地址或路由对象；只在 `Link` 上是真正的链接',
        'en-US': 'Address or route to navigate to; only `Link` is rendered as a link',
      },
    },
    ...link.props,
  },
  events: {
    'on-copy-success': {
      params: '()',
      description: {
        'zh-CN': '复制之后触发；浏览器拒绝时也会触发',
        'en-US': 'Fires after copying, even if the browser refused',
      },
    },
    'on-copy-error': {
      params: '()',
      description: { 'zh-CN': '复制时抛出错误后触发', 'en-US': 'Fires if copying throws an error' },
    },
    'on-edit-start': {
      params: '()',
      description: { 'zh-CN': '开始编辑时触发', 'en-US': 'Fires when editing starts' },
    },
    'on-edit-change': {
      params: '(value: string)',
      description: { 'zh-CN': '每次输入时触发；`v-model` 此时不变', 'en-US': 'Fires on every input; `v-model` does not change yet' },
    },
    'on-edit-end': {
      params: '(value: string)',
      description: {
        'zh-CN': '按回车或失去焦点、更新 `v-model` 之后触发；一次编辑可能触发两次',
        'en-US': 'Fires on Enter or blur, after `v-model` is updated; may fire twice for one edit',
      },
    },
    'on-edit-cancel': {
      params: '()',
      description: {
        'zh-CN': '按 `Esc` 取消时触发，此时输入框还在',
        'en-US': 'Fires when `Esc` cancels the edit; the field still exists',
      },
    },
  },
  slots: {
    default: { description: { 'zh-CN': '没有 `v-model` 时的文字', 'en-US': 'Text, if there is no `v-model`' } },
    copyIcon: {
      props: '{ copied: boolean }',
      description: { 'zh-CN': '复制图标，点里面的任何地方都会复制', 'en-US': 'Copy icon; a click anywhere inside copies' },
    },
    editIcon: {
      description: {
        'zh-CN': '编辑图标，点里面的任何地方都会开始编辑',
        'en-US': 'Edit icon; a click anywhere inside starts editing',
      },
    },
    enterIcon: {
      description: {
        'zh-CN': '编辑时右下角的图标，只是装饰，不响应点击',
        'en-US': 'Icon in the field while editing; decorative, ignores clicks',
      },
    },
  },
} satisfies ApiExport
