/** Name of the plugin `vueDemos`, by which `viewUi` finds it. */
export const vueDemosName = 'vue-demos'

/** What `vueDemos` offers to other plugins of the same build. */
export interface VueDemosApi {
  /** Absolute paths of all demos. */
  files: () => string[]
}
