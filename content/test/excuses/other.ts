import type { Excuses } from './reasons.ts'

/** Pages of the chapter `other`. */
export const other: Excuses = {
  'view-ui-plus/component/other/auth': {
    router: ['Auth.props.to', 'Auth.props.replace', 'Auth.props.append'],
    ignored: ['Auth.props.target'],
    discouraged: ['Auth.props.message'],
  },
  'view-ui-plus/component/other/scroll': {
    touch: ['Scroll.props.stopSlide'],
  },
  'view-ui-plus/component/other/spin': {
    page: ['Spin.props.lockScroll'],
    discouraged: ['Spin.props.fullscreen'],
  },
}
