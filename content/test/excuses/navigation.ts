import type { Excuses } from './reasons.ts'

/** Pages of the chapter `navigation`. */
export const navigation: Excuses = {
  'view-ui-plus/component/navigation/anchor': {
    page: ['Anchor.props.offsetTop', 'Anchor.props.offsetBottom', 'Anchor.props.scrollOffset', 'AnchorLink.props.scrollOffset'],
  },
  'view-ui-plus/component/navigation/badge': {
    styles: ['Badge.props.className'],
  },
  'view-ui-plus/component/navigation/breadcrumb': {
    router: ['BreadcrumbItem.props.replace', 'BreadcrumbItem.props.append'],
  },
  'view-ui-plus/component/navigation/dropdown': {
    styles: ['Dropdown.props.transferClassName'],
    popper: [
      'Dropdown.props.stopPropagation',
      'Dropdown.props.capture',
      'Dropdown.props.eventsEnabled',
      'Dropdown.props.boundariesElement',
    ],
  },
  'view-ui-plus/component/navigation/menu': {
    router: ['MenuItem.props.replace', 'MenuItem.props.append'],
  },
  'view-ui-plus/component/navigation/page': {
    popper: ['Page.props.eventsEnabled'],
    styles: ['Page.props.className', 'Page.props.styles'],
  },
  'view-ui-plus/component/navigation/tabs': {
    popper: ['Tabs.props.captureFocus'],
    nested: ['Tabs.props.name', 'TabPane.props.tab'],
  },
}
