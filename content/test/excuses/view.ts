import type { Excuses } from './reasons.ts'

/** Pages of the chapter `view`. */
export const view: Excuses = {
  'view-ui-plus/component/view/avatar': {
    icons: ['Avatar.props.customIcon'],
  },
  'view-ui-plus/component/view/calendar': {
    discouraged: ['Calendar.props.headerType'],
  },
  'view-ui-plus/component/view/drawer': {
    styles: ['Drawer.props.maskStyle', 'Drawer.props.className'],
    page: ['Drawer.props.lockScroll', 'Drawer.props.zIndex'],
  },
  'view-ui-plus/component/view/exception': {
    pale: ['Exception.props.desc'],
    external: ['Exception.props.imgColor'],
  },
  'view-ui-plus/component/view/image': {
    native: ['Image.props.referrerPolicy'],
    'as ImagePreview': ['Image.events.on-switch', 'Image.events.on-close'],
    'as Image': [
      'ImagePreview.props.infinite',
      'ImagePreview.props.maskClosable',
      'ImagePreview.props.toolbar',
      'ImagePreview.props.renameImage',
    ],
  },
  'view-ui-plus/component/view/message': {
    everywhere: ['Message.methods.config', 'Message.methods.destroy'],
    page: ['MessageDefaults.props.top'],
  },
  'view-ui-plus/component/view/modal': {
    page: ['Modal.props.lockScroll', 'Modal.props.zIndex', 'Modal.props.transfer', 'ModalConfig.props.lockScroll'],
    popper: ['Modal.props.transitionNames'],
    ignored: ['Modal.props.render'],
    'as ModalConfig': ['Modal.props.loading'],
  },
  'view-ui-plus/component/view/notice': {
    page: ['NoticeDefaults.props.top'],
    everywhere: ['Notice.methods.config', 'Notice.methods.destroy'],
  },
  'view-ui-plus/component/view/notification': {
    unreachable: ['Notification.props.icon'],
    pale: ['NotificationTab.props.emptyText'],
    page: ['Notification.props.transfer'],
    styles: ['Notification.props.transferClassName'],
    icons: ['NotificationItem.props.customIcon'],
    discouraged: ['Notification.props.autoCount', 'NotificationItem.props.avatar'],
  },
  'view-ui-plus/component/view/poptip': {
    styles: ['Poptip.props.popperClass', 'Poptip.props.transferClassName'],
    popper: [
      'Poptip.props.offset',
      'Poptip.props.options',
      'Poptip.props.reference',
      'Poptip.props.popper',
      'Poptip.events.created',
      'Poptip.props.capture',
      'Poptip.props.boundariesPadding',
      'Poptip.props.transition',
      'Poptip.methods.updatePopper',
    ],
  },
  'view-ui-plus/component/view/time': {
    page: ['Time.props.hash'],
  },
  'view-ui-plus/component/view/tooltip': {
    styles: ['Tooltip.props.transferClassName'],
    popper: [
      'Tooltip.props.offset',
      'Tooltip.props.options',
      'Tooltip.props.reference',
      'Tooltip.props.popper',
      'Tooltip.events.created',
      'Tooltip.props.boundariesPadding',
      'Tooltip.props.transition',
      'Tooltip.methods.updatePopper',
    ],
  },
  'view-ui-plus/component/view/trend': {
    ignored: ['Trend.props.showTitle'],
  },
}
