import { defineApi } from '@view-site/docs'
import { typography } from '#shared/typography'

export default defineApi({
  Typography: {
    slots: {
      default: {
        description: {
          'zh-CN': '一篇内容，其中原生的标题、段落、列表、引用和代码也有样式',
          'en-US': 'Text; native headings, paragraphs, lists, quotes, and code in it are also styled',
        },
      },
    },
  },

  Title: {
    ...typography,
    props: {
      level: {
        type: '1 | 2 | 3 | 4 | 5 | 6',
        default: '1',
        description: {
          'zh-CN': '标题的级别，渲染为 `<h1>` 到 `<h6>`，同时决定字号',
          'en-US': 'Level of the heading, `<h1>` to `<h6>`, which also sets the font size',
        },
      },
      ...typography.props,
    },
  },

  Text: typography,

  Paragraph: typography,

  Link: typography,

  TypographyCopyConfig: {
    props: {
      tooltips: {
        type: '[string, string] | boolean',
        default: "['复制', '复制成功']",
        description: {
          'zh-CN': '图标的提示，复制之前与之后；不是两项的数组时没有提示',
          'en-US': 'Tooltips of the icon before and after copying; none unless this is an array of two',
        },
      },
      showTip: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '再弹出一条 `Message`', 'en-US': 'Also shows a `Message`' },
      },
      successTip: {
        type: 'string',
        default: "'复制成功'",
        description: {
          'zh-CN': '消息里成功的文字，不随语言包变化',
          'en-US': 'Message text on success; not taken from the language pack',
        },
      },
      errorTip: {
        type: 'string',
        default: "'复制失败'",
        description: {
          'zh-CN': '消息里失败的文字，不随语言包变化',
          'en-US': 'Message text on failure; not taken from the language pack',
        },
      },
    },
  },

  TypographyEditConfig: {
    props: {
      triggerType: {
        type: "'icon' | 'text' | 'both'",
        default: "'icon'",
        description: {
          'zh-CN': '点图标、点文字或两者都能开始编辑；`Link` 只能点图标',
          'en-US': 'Whether a click on the icon, on the text, or on either starts editing; on a `Link`, only the icon does',
        },
      },
      tooltip: {
        type: 'string | boolean',
        default: "'编辑'",
        description: { 'zh-CN': '图标的提示，空则没有', 'en-US': 'Tooltip of the icon; none if empty' },
      },
      maxlength: {
        type: 'number | string',
        default: "''",
        description: { 'zh-CN': '最多几个字', 'en-US': 'Maximum number of characters' },
      },
      autosize: {
        type: 'boolean | { minRows?: number, maxRows?: number }',
        default: 'true',
        description: { 'zh-CN': '输入框的高度，与 `Input` 相同', 'en-US': 'Height of the field, as in `Input`' },
      },
      editing: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '一开始就处于编辑状态；只在创建时读取',
          'en-US': 'Whether it starts in edit mode; only read on creation',
        },
      },
    },
  },

  TypographyEllipsisConfig: {
    props: {
      rows: {
        type: 'number',
        default: '1',
        description: { 'zh-CN': '最多几行', 'en-US': 'Maximum number of lines' },
      },
      tooltip: {
        type: 'boolean | string',
        default: 'false',
        description: {
          'zh-CN': '省略时，鼠标移上去显示的文字；`true` 为全文，每次渲染都要临时挂载一份来取，直接传文字更快',
          'en-US':
            'Text shown on hover when the text is truncated; `true` shows the full text, which is mounted again on every render to read it, so passing a string is faster',
        },
      },
      suffix: {
        type: 'boolean | string',
        default: 'false',
        description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
      },
      expandable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
      },
      symbol: {
        type: 'string',
        default: "'展开'",
        description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
      },
    },
  },
})
