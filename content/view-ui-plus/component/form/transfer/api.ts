import { defineApi } from '@view-site/docs'

export default defineApi({
  Transfer: {
    props: {
      data: { type: 'TransferItem[]', default: '[]', description: { 'zh-CN': '两边所有的项', 'en-US': 'All items of both lists' } },
      targetKeys: {
        type: '(string | number)[]',
        default: '[]',
        description: {
          'zh-CN': '右边各项的 `key`，按这个次序排列；在 `on-change` 里写回，要用新的数组',
          'en-US': '`key`s of the items on the right, in this order; assign them in `on-change`, as a new array',
        },
      },
      selectedKeys: {
        type: '(string | number)[]',
        default: '[]',
        description: {
          'zh-CN': '一开始勾选的 `key`，之后再改不起作用',
          'en-US': '`key`s that are checked initially; later changes have no effect',
        },
      },
      renderFormat: {
        type: '(item: TransferItem) => string',
        default: '(item) => item.label || item.key',
        description: { 'zh-CN': '返回一项的内容，按 HTML 显示', 'en-US': 'Returns the content of an item, rendered as HTML' },
      },
      filterable: { type: 'boolean', default: 'false', description: { 'zh-CN': '显示搜索框', 'en-US': 'Shows search boxes' } },
      filterMethod: {
        type: '(item: TransferItem, query: string) => boolean',
        default: '(item, query) => item.label.indexOf(query) > -1',
        description: {
          'zh-CN': '返回 `true` 的项留下；默认在 `label` 里找，没有 `label` 就在 `key` 里找，区分大小写',
          'en-US':
            'Keeps the items for which it returns `true`; by default, searches the `label`, or the `key` if there is none, case-sensitively',
        },
      },
      filterPlaceholder: {
        type: 'string',
        description: {
          'zh-CN': '搜索框的占位文字，默认随语言包',
          'en-US': 'Placeholder of the search boxes; from the language pack by default',
        },
      },
      notFoundText: {
        type: 'string',
        description: { 'zh-CN': '列表为空时的文字，默认随语言包', 'en-US': 'Text of an empty list; from the language pack by default' },
      },
      titles: {
        type: '[string, string]',
        description: {
          'zh-CN': '左右两边的标题，默认随语言包',
          'en-US': 'Titles on the left and right; from the language pack by default',
        },
      },
      operations: {
        type: '[string, string]',
        default: '[]',
        description: {
          'zh-CN': '按钮的文字：先是移到左边的，再是移到右边的',
          'en-US': 'Texts of the buttons: first the one that moves to the left, then the one that moves to the right',
        },
      },
      reverseOperation: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '把移到右边的按钮放在上面', 'en-US': 'Puts the button that moves to the right on top' },
      },
      listStyle: { type: 'object', default: '{}', description: { 'zh-CN': '两个列表的样式', 'en-US': 'Styles of both lists' } },
    },
    events: {
      'on-change': {
        params: "(targetKeys: (string | number)[], direction: 'left' | 'right', moveKeys: (string | number)[])",
        description: {
          'zh-CN': '移动时触发：移动后的 `target-keys`，方向，移动了哪些',
          'en-US': 'Fires on a move: the new `target-keys`, the direction, and the moved items',
        },
      },
      'on-selected-change': {
        params: '(sourceKeys: (string | number)[], targetKeys: (string | number)[])',
        description: {
          'zh-CN': '逐项勾选或取消时触发：左右两边各勾选了哪些；全选不触发',
          'en-US':
            'Fires when a single item is checked or unchecked, with the checked items on the left and right; checking all does not fire it',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '页脚，左右各出现一次', 'en-US': 'Footer, rendered below both lists' } },
    },
  },

  TransferItem: {
    props: {
      key: { type: 'string | number', description: { 'zh-CN': '唯一的标识', 'en-US': 'Unique key' } },
      label: {
        type: 'string',
        description: { 'zh-CN': '显示的内容，按 HTML；没有就显示 `key`', 'en-US': 'Displayed content, rendered as HTML; `key` by default' },
      },
      disabled: { type: 'boolean', description: { 'zh-CN': '不能勾选和移动', 'en-US': 'Whether the item cannot be checked or moved' } },
    },
  },
})
