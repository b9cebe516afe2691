/** Name of the plugin `vueDemos`, by which `viewUi` finds it. */
export const vueDemosName = 'vue-demos'

/** Name of the plugin of `viewUi` by which `vueDemos` finds it. */
export const viewUiName = 'view-ui:resolve'

/** What `viewUi` offers to other plugins of the same build. */
export interface ViewUiApi {
  /** Whether the library has a dark theme in this build. */
  isDark: boolean
  /** Whether a page with these demos has a stylesheet, `virtual:view-ui.css?page=<page>`, that is less than the whole one. */
  hasStyles: (files: readonly string[]) => boolean
}

/** What `vueDemos` offers to other plugins of the same build. */
export interface VueDemosApi {
  /** Absolute paths of all demos. */
  files: () => string[]
  /** Those of a page. */
  filesOf: (page: string) => string[]
}
