/** What a tab says about itself, beside where it leads. */
export interface TabMeta {
  /** What stands on the tab. Without one: the menu's title of the path, then the name of the route. */
  readonly title?: string
  /** Whether the visitor may close it. @default true */
  readonly closable?: boolean
  /** Whether its page stays alive while the tab is open. @default false */
  readonly cache?: boolean
}

/** An open page. */
export interface Tab {
  /** Path of the page, without query and hash: opening an open path updates its tab. */
  readonly id: string
  /** Name of the route. */
  readonly name: string
  /** Where a click leads: the last address the page had. */
  readonly fullPath: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly meta: TabMeta
  /** Whether an update leaves `meta` as it is: a title that was given by hand outlives the route's own. */
  readonly keepMeta: boolean
  /** Stands first, without a close button. */
  readonly pinned: boolean
}
