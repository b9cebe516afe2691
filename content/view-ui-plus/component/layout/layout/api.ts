import { defineApi } from '@view-site/docs'

export default defineApi({
  Layout: {
    slots: {
      default: {
        description: {
          'zh-CN': '顶栏、内容、页脚，或者侧栏和另一个 `Layout`；不能为空',
          'en-US': 'Header, content, and footer, or a sidebar and another `Layout`; must not be empty',
        },
      },
    },
  },

  Header: {
    slots: {
      default: { description: { 'zh-CN': '顶栏的内容，行高 64 px', 'en-US': 'Content of the header, with a line height of 64 px' } },
    },
  },

  Sider: {
    props: {
      modelValue: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '是否收起，用 `v-model` 绑定；要与 `collapsible` 一起用',
          'en-US': 'Whether it is collapsed, bound with `v-model`; requires `collapsible`',
        },
      },
      collapsible: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '可以收起', 'en-US': 'Lets users collapse it' },
      },
      width: {
        type: 'number | string',
        default: '200',
        description: { 'zh-CN': '宽度，单位总是 px', 'en-US': 'Width, always in px' },
      },
      collapsedWidth: {
        type: 'number | string',
        default: '64',
        description: {
          'zh-CN': '收起后的宽度，单位 px；为 0 时完全收起，并露出一个小按钮',
          'en-US': 'Width in px when collapsed; with 0, it collapses completely, and a small button is shown',
        },
      },
      hideTrigger: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示自带的触发条和小按钮', 'en-US': 'Hides the built-in trigger and the small button' },
      },
      breakpoint: {
        type: "'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'",
        description: {
          'zh-CN': '窗口不大于 480、576、768、992、1200、1600 px 时完全收起；要有 `collapsible` 和 `v-model`',
          'en-US': 'Collapses it completely in windows of up to 480, 576, 768, 992, 1200, or 1600 px; requires `collapsible` and `v-model`',
        },
      },
      reverseArrow: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '箭头反向，小按钮放到左边，用于右侧的侧栏',
          'en-US': 'Reverses the arrow and puts the small button on the left, for a sidebar on the right',
        },
      },
      defaultCollapsed: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '挂载后把 `v-model` 改为 `true`；直接给 `v-model` 初始值更好',
          'en-US': 'Sets `v-model` to `true` after mounting; setting the initial value to `true` is better',
        },
      },
    },
    events: {
      'on-collapse': {
        params: '(collapsed: boolean)',
        description: { 'zh-CN': '收起或展开时触发，不论原因', 'en-US': 'Fires when it collapses or expands, for any reason' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '侧栏的内容', 'en-US': 'Content of the sidebar' } },
      trigger: {
        description: {
          'zh-CN': '底部的触发条，放空的元素可以去掉；窄屏的小按钮不受影响',
          'en-US': 'Trigger at the bottom; an empty element removes it. The small button in narrow windows is not affected',
        },
      },
    },
    methods: {
      toggleCollapse: {
        signature: '() => void',
        description: { 'zh-CN': '收起或展开，通过 `v-model` 生效', 'en-US': 'Collapses or expands it, through `v-model`' },
      },
    },
  },

  Content: {
    slots: {
      default: { description: { 'zh-CN': '页面的内容', 'en-US': 'Content of the page' } },
    },
  },

  Footer: {
    slots: {
      default: { description: { 'zh-CN': '页脚的内容', 'en-US': 'Content of the footer' } },
    },
  },
})
