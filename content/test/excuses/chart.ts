import type { Excuses } from './reasons.ts'

/** Pages of the chapter `chart`. */
export const chart: Excuses = {
  'view-ui-plus/component/chart/circle': {
    missing: ['Circle.props.trailColor'],
  },
}
