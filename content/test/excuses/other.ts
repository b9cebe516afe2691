import type { Excuses } from './reasons.ts'

/** Pages of the chapter `other`. */
export const other: Excuses = {
  'view-ui-plus/component/other/auth': {
    missing: ['Auth.props.message', 'Auth.props.to'],
    router: ['Auth.props.replace', 'Auth.props.append'],
    ignored: ['Auth.props.target'],
  },
  'view-ui-plus/component/other/count-up': {
    missing: [
      'CountUpOptions.props.useGrouping',
      'CountUpOptions.props.decimal',
      'CountUpOptions.props.numerals',
      'CountUpOptions.props.easingFn',
    ],
  },
  'view-ui-plus/component/other/number-info': {
    missing: ['NumberInfo.props.subTitle'],
  },
  'view-ui-plus/component/other/numeral': {
    missing: ['Numeral.methods.getValue'],
  },
  'view-ui-plus/component/other/scroll': {
    missing: ['Scroll.props.stopSlide'],
  },
  'view-ui-plus/component/other/spin': {
    missing: ['Spin.props.fullscreen'],
    page: ['Spin.props.lockScroll'],
  },
}
