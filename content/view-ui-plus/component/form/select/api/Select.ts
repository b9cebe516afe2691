import type { ApiExport } from '@view-site/docs'
import { capture } from '#shared/capture'
import { hiddenInput } from '#shared/hiddenInput'
import { boxSize } from '#shared/size'

/** The box, its list and the search in it. */
export const Select = {
  props: {
    modelValue: {
      type: 'string | number | (string | number)[]',
      default: "''",
      description: {
        'zh-CN': '选中的值，用 `v-model` 绑定；多选时是数组；清空单选后变成 `undefined`',
        'en-US': 'Selected value, bound with `v-model`; an array with `multiple`; `undefined` after a single select is cleared',
      },
    },
    label: {
      type: 'string | number | unknown[]',
      default: "''",
      description: {
        'zh-CN': '还没有选项时显示的文字，只用于单选；要与 `model-value` 一起给出',
        'en-US': 'Text shown while there are no options, for single selection only; set it together with `model-value`',
      },
    },
    defaultLabel: {
      type: 'string | number | unknown[]',
      default: "''",
      description: {
        'zh-CN': '远程搜索时初始值对应的文字；多选时是与 `model-value` 等长的数组',
        'en-US': 'Text of the initial value for remote search; with `multiple`, an array as long as `model-value`',
      },
    },
    multiple: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '多选', 'en-US': 'Enables multiple selection' },
    },
    disabled: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '禁用；在 `Form` 中还会跟随表单的 `disabled`',
        'en-US': "Disables the select; inside a `Form`, it also follows the form's `disabled`",
      },
    },
    clearable: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '鼠标移上去时显示清空图标，只用于单选',
        'en-US': 'Shows a clear icon on hover, for single selection only',
      },
    },
    placeholder: {
      type: 'string',
      description: { 'zh-CN': '占位文字，默认随语言包', 'en-US': 'Placeholder; from the language pack by default' },
    },
    filterable: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '可以输入文字来搜索选项', 'en-US': 'Lets users search the options by typing' },
    },
    filterMethod: {
      type: '(query: string, option: object) => boolean',
      description: {
        'zh-CN': '声明了但没有实现，传了也不起作用；要自己决定怎么匹配，请用 `remote-method`',
        'en-US': 'Declared but not implemented, so it has no effect. To use your own matching, use `remote-method`',
      },
    },
    filterByLabel: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '搜索时只匹配选项的文字；不设置时，没有文字的选项按 `value` 匹配',
        'en-US': 'Only searches the text of options; otherwise, options without a text are matched by their `value`',
      },
    },
    remoteMethod: {
      type: '(query: string) => void',
      description: {
        'zh-CN': '搜索词变化时调用，由你更新选项；设置后不再自行过滤；词为空时不调用',
        'en-US':
          'Called when the query changes, so that you can update the options; turns off built-in filtering. Not called for an empty query',
      },
    },
    loading: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '远程搜索中：用加载文字代替选项',
        'en-US': 'Whether a remote search is in progress; the loading text replaces the options',
      },
    },
    loadingText: {
      type: 'string',
      description: { 'zh-CN': '加载时的文字，默认随语言包', 'en-US': 'Text while loading; from the language pack by default' },
    },
    notFoundText: {
      type: 'string',
      description: {
        'zh-CN': '没有匹配项时的文字，默认随语言包',
        'en-US': 'Text when nothing matches; from the language pack by default',
      },
    },
    hideNotFound: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '没有匹配项时不显示文字', 'en-US': 'Hides the text when nothing matches' },
    },
    allowCreate: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '列表里没有时，可以把输入的文字新增为选项；要与 `filterable` 一起使用',
        'en-US': 'Lets users add the typed text as an option if it is not in the list; requires `filterable`',
      },
    },
    labelInValue: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '`on-change` 给出 `{ value, label, tag }` 而不只是值；不影响 `v-model`',
        'en-US': 'Makes `on-change` pass `{ value, label, tag }` instead of the value; does not affect `v-model`',
      },
    },
    maxTagCount: {
      type: 'number',
      description: {
        'zh-CN': '多选时最多显示几个标签，其余合成一个',
        'en-US': 'Maximum number of tags with `multiple`; the others are combined into one',
      },
    },
    maxTagPlaceholder: {
      type: '(rest: number) => string',
      description: {
        'zh-CN': '返回合并后标签的文字，参数是没有显示的个数',
        'en-US': 'Returns the text of the combined tag; receives the number of hidden tags',
      },
    },
    size: boxSize,
    prefix: {
      type: 'string',
      description: { 'zh-CN': '框内左侧的图标名', 'en-US': 'Name of an icon on the left inside the box' },
    },
    placement: {
      type: "'top' | 'bottom' | 'top-start' | 'bottom-start' | 'top-end' | 'bottom-end'",
      default: "'bottom-start'",
      description: { 'zh-CN': '下拉列表的位置', 'en-US': 'Placement of the list' },
    },
    transfer: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '把下拉列表放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
        'en-US': 'Moves the list to `body`, so that no ancestor clips it; falls back to the global `transfer`',
      },
    },
    transferClassName: {
      type: 'string',
      description: { 'zh-CN': '开启 `transfer` 时给下拉列表的类名', 'en-US': 'Class of the list, with `transfer`' },
    },
    eventsEnabled: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '页面或外层滚动时，下拉列表跟着移动',
        'en-US': 'Makes the list follow when the page or an ancestor scrolls',
      },
    },
    capture,
    name: hiddenInput.props.name,
    elementId: {
      type: 'string',
      description: {
        'zh-CN': '搜索框的 `id`，供 `<label for>` 使用；只在 `filterable` 时存在',
        'en-US': '`id` of the search box, for a `<label for>`; it only exists with `filterable`',
      },
    },
    autoComplete: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '供 `AutoComplete` 内部使用', 'en-US': 'For internal use by `AutoComplete`' },
    },
  },
  events: {
    'on-change': {
      params: '(value: string | number | (string | number)[])',
      description: {
        'zh-CN': '值变化时触发；多选时，从外面改 `v-model` 也会触发',
        'en-US': 'Fires when the value changes; with `multiple`, also when `v-model` is changed in code',
      },
    },
    'on-select': {
      params: '(option: { value, label, tag })',
      description: {
        'zh-CN': '选中一项时触发；多选时，取消一项也会触发',
        'en-US': 'Fires when an option is selected; with `multiple`, also when it is deselected',
      },
    },
    'on-query-change': {
      params: '(query: string)',
      description: {
        'zh-CN': '搜索词变化时触发；选中一项后词会变成它的文字，同样触发',
        'en-US': 'Fires when the query changes; selecting an option sets the query to its text and also fires it',
      },
    },
    'on-create': {
      params: '(query: string)',
      description: { 'zh-CN': '新增选项时触发，把它加入选项列表', 'en-US': 'Fires when an option is created; add it to your options' },
    },
    'on-clear': {
      params: '()',
      description: { 'zh-CN': '点击清空图标时触发', 'en-US': 'Fires when the clear icon is clicked' },
    },
    'on-open-change': {
      params: '(open: boolean)',
      description: { 'zh-CN': '展开或收起时触发', 'en-US': 'Fires when the list opens or closes' },
    },
    'on-clickoutside': {
      params: '(event: MouseEvent)',
      description: { 'zh-CN': '展开时点击外面触发', 'en-US': 'Fires on a click outside while the list is open' },
    },
    'on-set-default-options': {
      params: '(options: { value, label }[])',
      description: { 'zh-CN': '已经废弃，不会触发', 'en-US': 'Deprecated; never fires' },
    },
  },
  slots: {
    default: {
      description: { 'zh-CN': '若干个 `Option` 或 `OptionGroup`', 'en-US': 'The `Option`s or `OptionGroup`s' },
    },
    prefix: {
      description: { 'zh-CN': '框内左侧的内容', 'en-US': 'Content on the left inside the box' },
    },
    input: {
      description: {
        'zh-CN': '替换整个选择框，点击它仍会展开列表',
        'en-US': 'Replaces the whole box; a click on it still opens the list',
      },
    },
  },
  methods: {
    setQuery: {
      signature: '(query: string | null) => void',
      description: {
        'zh-CN': '设置搜索词并展开；传 `null` 清空搜索词和已选的值',
        'en-US': 'Sets the query and opens the list; `null` clears the query and the value',
      },
    },
    clearSingleSelect: {
      signature: '() => void',
      description: { 'zh-CN': '清空单选的值', 'en-US': 'Clears the value of a single select' },
    },
    focus: {
      signature: '() => void',
      description: {
        'zh-CN': '聚焦搜索框并展开；只在 `filterable` 时有效',
        'en-US': 'Focuses the search box and opens the list; with `filterable` only',
      },
    },
  },
} satisfies ApiExport
