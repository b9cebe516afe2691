import type { Excuses } from './reasons.ts'

/** Pages of the chapter `method`. */
export const method: Excuses = {
  'view-ui-plus/method/scroll-into-view': {
    exceptional: ['ScrollIntoViewSettings.props.isScrollable'],
    sideways: ['ScrollIntoViewAlign.props.left', 'ScrollIntoViewAlign.props.leftOffset'],
  },
}
