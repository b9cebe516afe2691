import type { Excuses } from './reasons.ts'

/** Pages of the chapter `layout`. */
export const layout: Excuses = {
  'view-ui-plus/component/layout/card': {
    missing: ['Card.props.target'],
    router: ['Card.props.replace', 'Card.props.append'],
  },
  'view-ui-plus/component/layout/cell': {
    router: ['Cell.props.replace', 'Cell.props.append'],
    missing: ['Cell.slots.arrow'],
  },
  'view-ui-plus/component/layout/description-list': {
    missing: ['DescriptionList.slots.title', 'Description.slots.term'],
  },
  'view-ui-plus/component/layout/ellipsis': {
    missing: ['Ellipsis.props.height', 'Ellipsis.props.theme', 'Ellipsis.events.on-show'],
    page: ['Ellipsis.props.transfer'],
    discouraged: ['Ellipsis.props.disabled', 'Ellipsis.events.on-hide'],
    ignored: ['Ellipsis.props.autoResize'],
  },
  'view-ui-plus/component/layout/layout': {
    missing: ['Sider.props.reverseArrow', 'Sider.events.on-collapse', 'Sider.slots.trigger', 'Sider.methods.toggleCollapse'],
    discouraged: ['Sider.props.defaultCollapsed'],
  },
  'view-ui-plus/component/layout/list': {
    missing: ['List.props.loading', 'List.slots.footer', 'List.slots.spin', 'ListItemMeta.props.avatar', 'ListItemMeta.slots.description'],
  },
  'view-ui-plus/component/layout/page-header': {
    missing: [
      'PageHeader.props.back',
      'PageHeader.props.logo',
      'PageHeader.props.action',
      'PageHeader.props.extra',
      'PageHeader.props.wide',
      'PageHeader.slots.breadcrumb',
    ],
  },
  'view-ui-plus/component/layout/row': {
    styles: ['Row.props.className', 'Col.props.className'],
    missing: ['Col.props.order', 'Col.props.push', 'Col.props.pull', 'Col.props.xl', 'Col.props.xxl'],
    popper: ['Col.props.offset'],
    ignored: ['Row.props.type'],
  },
  'view-ui-plus/component/layout/skeleton': {
    missing: ['SkeletonItem.props.imgSrc'],
  },
  'view-ui-plus/component/layout/split': {
    missing: ['Split.events.on-move-start'],
  },
}
