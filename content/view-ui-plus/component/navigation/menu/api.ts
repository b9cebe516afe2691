import { defineApi } from '@view-site/docs'
import { link } from '#shared/link'

export default defineApi({
  Menu: {
    props: {
      mode: {
        type: "'horizontal' | 'vertical'",
        default: "'vertical'",
        description: { 'zh-CN': '横排或竖排', 'en-US': 'Horizontal or vertical' },
      },
      theme: {
        type: "'light' | 'dark' | 'primary'",
        default: "'light'",
        description: { 'zh-CN': '主题；竖排时 `primary` 显示为浅色', 'en-US': 'Theme; `primary` looks light in a vertical menu' },
      },
      activeName: {
        type: 'string | number',
        description: {
          'zh-CN': '当前项的 `name`；点击后菜单自己标记，在 `on-select` 里更新它',
          'en-US': '`name` of the current item; a click marks the item automatically, so update this in `on-select`',
        },
      },
      openNames: {
        type: '(string | number)[]',
        default: '[]',
        description: {
          'zh-CN': '展开的子菜单；之后改变时要调用 `updateOpened()`',
          'en-US': 'Open submenus; after a later change, call `updateOpened()`',
        },
      },
      accordion: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '同一级只展开一个子菜单', 'en-US': 'Keeps one submenu open per level' },
      },
      width: {
        type: 'string',
        default: "'240px'",
        description: { 'zh-CN': '竖排时的宽度，要写单位', 'en-US': 'Width in vertical mode, with a unit' },
      },
    },
    events: {
      'on-select': {
        params: '(name: string | number)',
        description: { 'zh-CN': '点击一项时触发', 'en-US': 'Fires when an item is clicked' },
      },
      'on-open-change': {
        params: '(names: (string | number)[])',
        description: {
          'zh-CN': '用户展开或收起子菜单时触发，给出展开的全部名字',
          'en-US': 'Fires when users open or close a submenu, with the names of all open submenus',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '`MenuItem`、`Submenu` 和 `MenuGroup`', 'en-US': '`MenuItem`s, `Submenu`s, and `MenuGroup`s' },
      },
    },
    methods: {
      updateOpened: {
        signature: '() => void',
        description: {
          'zh-CN': '按 `open-names` 重新展开，在 `nextTick` 之后调用',
          'en-US': 'Opens the submenus of `open-names` again; call it after `nextTick`',
        },
      },
      updateActiveName: {
        signature: '() => void',
        description: {
          'zh-CN': '重新标记当前项，增减菜单项后在 `nextTick` 之后调用',
          'en-US': 'Marks the current item again; call it after `nextTick` when items were added or removed',
        },
      },
    },
  },

  MenuItem: {
    props: {
      name: {
        type: 'string | number',
        required: true,
        description: { 'zh-CN': '标识，在一个菜单里不能重复', 'en-US': 'Name; unique within the menu' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '不响应点击；有 `to` 时浏览器仍会打开',
          'en-US': 'Ignores clicks; with `to`, the browser still opens the link',
        },
      },
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '点击后前往的地址或路由对象；设置后渲染为 `<a>`',
          'en-US': 'Address or route to navigate to; renders the item as an `<a>`',
        },
      },
      replace: link.props.replace,
      target: {
        type: "'_blank' | '_self' | '_parent' | '_top'",
        default: "'_self'",
        description: {
          'zh-CN': '链接的 `target`；`_blank` 时菜单自己不标记，但 `on-select` 仍会触发',
          'en-US': '`target` of the link; with `_blank`, the menu does not mark the item, but `on-select` still fires',
        },
      },
      append: link.props.append,
    },
    slots: {
      default: { description: { 'zh-CN': '图标与文字', 'en-US': 'Icon and text' } },
    },
  },

  Submenu: {
    props: {
      name: {
        type: 'string | number',
        required: true,
        description: { 'zh-CN': '标识，写在 `open-names` 里', 'en-US': 'Name, used in `open-names`' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '用户不能展开或收起', 'en-US': 'Prevents users from opening or closing it' },
      },
    },
    slots: {
      title: { description: { 'zh-CN': '标题，后面会加上箭头', 'en-US': 'Title, followed by an arrow' } },
      default: {
        description: {
          'zh-CN': '`MenuItem`、`MenuGroup` 或下一级 `Submenu`',
          'en-US': '`MenuItem`s, `MenuGroup`s, or nested `Submenu`s',
        },
      },
    },
  },

  MenuGroup: {
    props: {
      title: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '组的标题', 'en-US': 'Heading of the group' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `MenuItem`', 'en-US': 'The `MenuItem`s' } },
    },
  },
})
