import { defineApi } from '@view-site/docs'
import { placements } from '#shared/placements'

export default defineApi({
  Notification: {
    props: {
      count: {
        type: 'number',
        description: { 'zh-CN': '铃铛上的数字', 'en-US': 'Number on the bell' },
      },
      autoCount: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '用各标签页数字的和代替 `count`；有数字改变之后才准',
          'en-US': 'Uses the sum of all tabs instead of `count`; only correct after one of them changes',
        },
      },
      countType: {
        type: "'text' | 'badge'",
        default: "'text'",
        description: { 'zh-CN': '标签页上的数字写成文字或徽标', 'en-US': 'Shows the numbers of the tabs as text or badges' },
      },
      badgeProps: {
        type: 'object',
        default: '{}',
        description: { 'zh-CN': '铃铛上 `Badge` 的属性', 'en-US': 'Props of the `Badge` on the bell' },
      },
      icon: {
        type: 'string',
        default: "'md-notifications-outline'",
        description: { 'zh-CN': '图标名', 'en-US': 'Name of the icon' },
      },
      tab: {
        type: 'string',
        description: { 'zh-CN': '当前标签页的 `name`，不能用 `v-model`', 'en-US': '`name` of the current tab; does not support `v-model`' },
      },
      clearClose: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '清空后关闭', 'en-US': 'Closes after clearing' },
      },
      wide: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '宽度由内容决定，而不是 300 px', 'en-US': 'Width of the content instead of 300 px' },
      },
      placement: {
        type: placements,
        default: "'bottom'",
        description: { 'zh-CN': '菜单的位置', 'en-US': 'Placement of the menu' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '菜单放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Moves the menu to `body`; falls back to the global `transfer`',
        },
      },
      transferClassName: {
        type: 'string',
        description: { 'zh-CN': '菜单外层的类名', 'en-US': 'Class of the wrapper of the menu' },
      },
      locale: {
        type: '{ loadedAll: string, loading: string, loadMore: string, clear: string }',
        default: "{ loadedAll: '加载完毕', loading: '加载中...', loadMore: '加载更多', clear: '清空' }",
        description: { 'zh-CN': '文字，整个替换', 'en-US': 'Texts, replaced as a whole' },
      },
    },
    events: {
      'on-visible-change': {
        params: '(visible: boolean)',
        description: { 'zh-CN': '打开或关闭时触发', 'en-US': 'Fires when it opens or closes' },
      },
      'on-item-click': {
        params: '(tab: { name?: string, title: string }, attributes: object)',
        description: {
          'zh-CN': '点一条时触发，给出标签页和那一条上多余的属性',
          'en-US': 'Fires when an item is clicked; passes the tab and the attributes of the item that are not props',
        },
      },
      'on-clear': {
        params: '(tab: { name?: string, title: string })',
        description: { 'zh-CN': '点清空时触发', 'en-US': 'Fires when clear is clicked' },
      },
      'on-load-more': {
        params: '(tab: { name?: string, title: string })',
        description: {
          'zh-CN': '点加载更多、滚到底时触发，全部读完后滚到底也触发',
          'en-US': 'Fires on “load more” and when users scroll to the end, even if everything is loaded',
        },
      },
      'on-tab-change': {
        params: '(tab: { name?: string, title: string })',
        description: { 'zh-CN': '切换标签页时触发', 'en-US': 'Fires when the tab changes' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `NotificationTab`', 'en-US': 'The `NotificationTab`s' } },
      icon: { description: { 'zh-CN': '代替铃铛的内容', 'en-US': 'Replaces the bell' } },
      extra: { description: { 'zh-CN': '菜单最下面的内容', 'en-US': 'Content at the bottom of the menu' } },
    },
  },

  NotificationTab: {
    props: {
      title: {
        type: 'string',
        required: true,
        description: { 'zh-CN': '标题', 'en-US': 'Title' },
      },
      name: {
        type: 'string',
        description: { 'zh-CN': '标识，由各事件给出', 'en-US': 'Name that the events pass' },
      },
      count: {
        type: 'number',
        description: { 'zh-CN': '标题上的数字', 'en-US': 'Number next to the title' },
      },
      loading: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '正在读取', 'en-US': 'Whether the tab is loading' },
      },
      loadedAll: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '已经全部读完；`false` 显示加载更多', 'en-US': 'Whether everything is loaded; `false` shows “load more”' },
      },
      showLoadedAll: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '读完时说明没有更多了', 'en-US': 'Shows a message when everything is loaded' },
      },
      scrollToLoad: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '滚到底时触发 `on-load-more`', 'en-US': 'Fires `on-load-more` when users scroll to the end' },
      },
      showClear: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '有内容时显示清空', 'en-US': 'Shows clear if there are items' },
      },
      showClearIcon: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '清空前的图标', 'en-US': 'Shows an icon before clear' },
      },
      emptyText: {
        type: 'string',
        default: "'目前没有通知'",
        description: { 'zh-CN': '没有内容时的文字，不跟随语言包', 'en-US': 'Text if there are no items; not taken from the language pack' },
      },
      emptyImage: {
        type: 'string',
        default: "'https://file.iviewui.com/iview-pro/icon-no-message.svg'",
        description: {
          'zh-CN': '没有内容时的图片，空字符串是不要',
          'en-US': 'Image if there are no items; an empty string omits it',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `NotificationItem`', 'en-US': 'The `NotificationItem`s' } },
      top: { description: { 'zh-CN': '列表上方', 'en-US': 'Content above the list' } },
      empty: {
        description: { 'zh-CN': '没有内容时，代替图片和文字', 'en-US': 'Content if there are no items; replaces the image and text' },
      },
      loading: { description: { 'zh-CN': '读取时的内容', 'en-US': 'Content while loading' } },
      'load-more': { description: { 'zh-CN': '加载更多的内容', 'en-US': 'Content of “load more”' } },
      'loaded-all': { description: { 'zh-CN': '全部读完的内容', 'en-US': 'Content when everything is loaded' } },
      clear: { description: { 'zh-CN': '清空的内容', 'en-US': 'Content of clear' } },
    },
  },

  NotificationItem: {
    props: {
      title: { type: 'string', description: { 'zh-CN': '标题', 'en-US': 'Title' } },
      content: { type: 'string', description: { 'zh-CN': '内容', 'en-US': 'Content' } },
      time: {
        type: 'number | Date | string',
        description: { 'zh-CN': '时间，写成“5 分钟前”', 'en-US': 'Time, shown as “5 minutes ago”' },
      },
      timeProps: {
        type: 'object',
        default: '{}',
        description: { 'zh-CN': '`Time` 的属性', 'en-US': 'Props of `Time`' },
      },
      read: {
        type: 'boolean | number',
        default: 'false',
        description: { 'zh-CN': '是否已读，1 与 `true` 相同', 'en-US': 'Whether it is read; 1 is the same as `true`' },
      },
      tag: { type: 'string', description: { 'zh-CN': '右边的标签', 'en-US': 'Tag on the right' } },
      tagProps: {
        type: 'object',
        default: '{}',
        description: { 'zh-CN': '`Tag` 的属性', 'en-US': 'Props of `Tag`' },
      },
      icon: { type: 'string', description: { 'zh-CN': '图标名', 'en-US': 'Name of an icon' } },
      customIcon: {
        type: 'string',
        description: { 'zh-CN': '自己的图标字体的类名', 'en-US': 'Class of a custom icon font' },
      },
      iconColor: { type: 'string', description: { 'zh-CN': '图标的底色', 'en-US': 'Background of the icon' } },
      iconSize: {
        type: "'small' | 'default' | 'large'",
        default: "'default'",
        description: { 'zh-CN': '图标或头像的尺寸', 'en-US': 'Size of the icon or image' },
      },
      avatar: {
        type: 'string',
        description: { 'zh-CN': '头像的地址，没有图标时才用', 'en-US': 'Image address, used if there is no icon' },
      },
      avatarShape: {
        type: "'circle' | 'square'",
        default: "'circle'",
        description: { 'zh-CN': '图标或头像的形状', 'en-US': 'Shape of the icon or image' },
      },
      rowProps: {
        type: 'object',
        default: "{ type: 'flex', justify: 'center', align: 'middle' }",
        description: { 'zh-CN': '`Row` 的属性，整个替换', 'en-US': 'Props of `Row`, replaced as a whole' },
      },
      clickClose: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '点击后关闭菜单', 'en-US': 'Closes the menu on a click' },
      },
    },
    events: {
      'on-item-click': {
        params: '(attributes: object)',
        description: {
          'zh-CN': '点击时触发，给出多余的属性',
          'en-US': 'Fires when the item is clicked; passes the attributes that are not props',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '整条的内容', 'en-US': 'Whole content of the item' } },
      avatar: { description: { 'zh-CN': '左边的图标或头像', 'en-US': 'Icon or image on the left' } },
      title: { description: { 'zh-CN': '标题，代替同名属性', 'en-US': 'Title; replaces the prop' } },
      content: { description: { 'zh-CN': '内容，代替同名属性', 'en-US': 'Content; replaces the prop' } },
      time: { description: { 'zh-CN': '时间，代替同名属性', 'en-US': 'Time; replaces the prop' } },
    },
  },
})
