import type { Excuses } from './reasons.ts'

/** Pages of the chapter `navigation`. */
export const navigation: Excuses = {
  'view-ui-plus/component/navigation/anchor': {
    missing: ['Anchor.props.offsetTop', 'Anchor.props.offsetBottom', 'Anchor.props.scrollOffset', 'AnchorLink.props.scrollOffset'],
  },
  'view-ui-plus/component/navigation/badge': {
    styles: ['Badge.props.className'],
    missing: ['Badge.slots.text'],
  },
  'view-ui-plus/component/navigation/breadcrumb': {
    router: ['BreadcrumbItem.props.replace', 'BreadcrumbItem.props.append'],
    missing: ['BreadcrumbItem.props.target'],
  },
  'view-ui-plus/component/navigation/dropdown': {
    styles: ['Dropdown.props.transferClassName'],
    popper: [
      'Dropdown.props.stopPropagation',
      'Dropdown.props.capture',
      'Dropdown.props.eventsEnabled',
      'Dropdown.props.boundariesElement',
    ],
    missing: ['Dropdown.events.on-visible-change'],
  },
  'view-ui-plus/component/navigation/loading-bar': {
    missing: ['LoadingBarConfig.props.duration'],
  },
  'view-ui-plus/component/navigation/menu': {
    missing: ['Menu.events.on-open-change', 'MenuItem.props.disabled', 'MenuItem.props.target', 'Submenu.props.disabled'],
    router: ['MenuItem.props.replace', 'MenuItem.props.append'],
  },
  'view-ui-plus/component/navigation/page': {
    missing: ['Page.props.placement', 'Page.events.on-change', 'Page.events.on-prev', 'Page.events.on-next'],
    popper: ['Page.props.eventsEnabled'],
    styles: ['Page.props.className', 'Page.props.styles'],
  },
  'view-ui-plus/component/navigation/tabs': {
    popper: ['Tabs.props.captureFocus'],
    native: ['Tabs.props.name'],
    missing: [
      'Tabs.props.autoCloseContextmenu',
      'Tabs.events.on-click',
      'Tabs.events.on-dblclick',
      'Tabs.methods.closeContextMenu',
      'TabPane.props.closable',
      'TabPane.props.tab',
      'TabPane.props.index',
    ],
  },
}
