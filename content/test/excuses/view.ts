import type { Excuses } from './reasons.ts'

/** Pages of the chapter `view`. */
export const view: Excuses = {
  'view-ui-plus/component/view/alert': {
    missing: ['Alert.props.fade'],
  },
  'view-ui-plus/component/view/avatar': {
    icons: ['Avatar.props.customIcon'],
  },
  'view-ui-plus/component/view/calendar': {
    missing: [
      'Calendar.props.showHeader',
      'Calendar.props.headerType',
      'Calendar.events.on-change',
      'Calendar.events.on-cell-contextmenu',
      'Calendar.events.on-prev',
      'Calendar.events.on-next',
      'Calendar.events.on-today',
    ],
  },
  'view-ui-plus/component/view/carousel': {
    missing: [
      'Carousel.props.autoplay',
      'Carousel.props.autoplaySpeed',
      'Carousel.props.easing',
      'Carousel.events.on-change',
      'Carousel.events.on-click',
    ],
  },
  'view-ui-plus/component/view/drawer': {
    missing: [
      'Drawer.props.closable',
      'Drawer.events.on-close',
      'Drawer.events.on-drag',
      'Drawer.slots.header',
      'Drawer.slots.close',
      'Drawer.slots.trigger',
    ],
    styles: ['Drawer.props.maskStyle', 'Drawer.props.className'],
    page: ['Drawer.props.lockScroll', 'Drawer.props.zIndex'],
  },
  'view-ui-plus/component/view/exception': {
    missing: ['Exception.props.desc', 'Exception.props.imgColor', 'Exception.slots.title'],
  },
  'view-ui-plus/component/view/image': {
    native: ['Image.props.referrerPolicy'],
    missing: ['Image.props.previewTip', 'Image.events.on-error', 'Image.events.on-click'],
    'as ImagePreview': ['Image.events.on-switch', 'Image.events.on-close'],
    'as Image': [
      'ImagePreview.props.infinite',
      'ImagePreview.props.maskClosable',
      'ImagePreview.props.toolbar',
      'ImagePreview.props.renameImage',
    ],
  },
  'view-ui-plus/component/view/message': {
    missing: ['Message.methods.config', 'Message.methods.destroy', 'MessageDefaults.props.top'],
  },
  'view-ui-plus/component/view/modal': {
    missing: [
      'Modal.props.cancelText',
      'Modal.props.loading',
      'Modal.props.closable',
      'Modal.props.stickyDistance',
      'Modal.events.on-hidden',
      'Modal.slots.close',
      'ModalConfig.props.width',
      'ModalConfig.props.cancelText',
      'ModalConfig.props.loading',
      'ModalConfig.props.scrollable',
      'ModalConfig.props.onCancel',
    ],
    page: ['Modal.props.lockScroll', 'Modal.props.zIndex', 'Modal.props.transfer', 'ModalConfig.props.lockScroll'],
    popper: ['Modal.props.transitionNames'],
    ignored: ['Modal.props.render'],
  },
  'view-ui-plus/component/view/notice': {
    missing: ['Notice.methods.config', 'Notice.methods.destroy', 'NoticeDefaults.props.top'],
  },
  'view-ui-plus/component/view/notification': {
    missing: [
      'Notification.props.autoCount',
      'Notification.props.countType',
      'Notification.props.badgeProps',
      'Notification.props.icon',
      'Notification.props.tab',
      'Notification.props.clearClose',
      'Notification.events.on-tab-change',
      'NotificationTab.props.scrollToLoad',
      'NotificationTab.props.showClearIcon',
      'NotificationTab.props.emptyText',
      'NotificationTab.slots.loading',
      'NotificationTab.slots.loaded-all',
      'NotificationTab.slots.clear',
      'NotificationItem.props.content',
      'NotificationItem.props.timeProps',
      'NotificationItem.props.iconSize',
      'NotificationItem.props.avatar',
      'NotificationItem.props.rowProps',
      'NotificationItem.events.on-item-click',
      'NotificationItem.slots.title',
    ],
    page: ['Notification.props.transfer'],
    styles: ['Notification.props.transferClassName'],
    icons: ['NotificationItem.props.customIcon'],
  },
  'view-ui-plus/component/view/poptip': {
    missing: [
      'Poptip.props.padding',
      'Poptip.props.disabled',
      'Poptip.events.on-cancel',
      'Poptip.events.on-popper-hide',
      'Poptip.slots.title',
    ],
    styles: ['Poptip.props.popperClass', 'Poptip.props.transferClassName'],
    popper: [
      'Poptip.props.offset',
      'Poptip.props.options',
      'Poptip.props.capture',
      'Poptip.props.boundariesPadding',
      'Poptip.props.transition',
      'Poptip.methods.updatePopper',
    ],
  },
  'view-ui-plus/component/view/progress': {
    missing: ['Progress.events.on-status-change'],
  },
  'view-ui-plus/component/view/result': {
    missing: ['Result.props.extra'],
  },
  'view-ui-plus/component/view/time': {
    missing: ['Time.props.hash'],
  },
  'view-ui-plus/component/view/tooltip': {
    missing: ['Tooltip.props.delay', 'Tooltip.events.on-popper-show', 'Tooltip.events.on-popper-hide'],
    styles: ['Tooltip.props.transferClassName'],
    popper: [
      'Tooltip.props.offset',
      'Tooltip.props.options',
      'Tooltip.props.boundariesPadding',
      'Tooltip.props.transition',
      'Tooltip.methods.updatePopper',
    ],
  },
  'view-ui-plus/component/view/tree': {
    missing: [
      'Tree.props.multiple',
      'Tree.props.selectNode',
      'Tree.props.childrenKey',
      'Tree.props.render',
      'Tree.props.autoCloseContextmenu',
      'Tree.events.on-toggle-expand',
      'Tree.methods.getCheckedNodes',
      'Tree.methods.getCheckedAndIndeterminateNodes',
      'Tree.methods.getSelectedNodes',
      'Tree.methods.closeContextMenu',
      'TreeNode.props.indeterminate',
      'TreeNode.props.disableCheckbox',
      'TreeNode.props.render',
    ],
  },
  'view-ui-plus/component/view/trend': {
    ignored: ['Trend.props.showTitle'],
  },
}
