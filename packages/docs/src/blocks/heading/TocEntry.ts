/** An entry of a page's list of anchors: the page's title, or a heading of depth 2 or 3. */
export interface TocEntry {
  id: string
  text: string
  depth: 1 | 2 | 3
  /** Whether the section is the API of a component, or a table of it. */
  api?: true
}
