import type { Excuses } from './reasons.ts'

/** Pages of the chapter `layout`. */
export const layout: Excuses = {
  'view-ui-plus/component/layout/card': {
    router: ['Card.props.replace', 'Card.props.append'],
  },
  'view-ui-plus/component/layout/cell': {
    router: ['Cell.props.replace', 'Cell.props.append'],
  },
  'view-ui-plus/component/layout/ellipsis': {
    page: ['Ellipsis.props.transfer'],
    discouraged: ['Ellipsis.props.disabled', 'Ellipsis.events.on-hide'],
    ignored: ['Ellipsis.props.autoResize'],
  },
  'view-ui-plus/component/layout/layout': {
    unreachable: ['Sider.props.reverseArrow', 'Sider.slots.trigger'],
    discouraged: ['Sider.props.defaultCollapsed'],
  },
  'view-ui-plus/component/layout/list': {
    discouraged: ['ListItemMeta.props.avatar'],
  },
  'view-ui-plus/component/layout/page-header': {
    unnamed: ['PageHeader.props.logo'],
  },
  'view-ui-plus/component/layout/row': {
    styles: ['Row.props.className', 'Col.props.className'],
    popper: ['Col.props.offset'],
    ignored: ['Row.props.type'],
  },
}
