/** What has a place in the bar. */
export interface TabOrGroup {
  kind: 'tab' | 'group'
  id: string
}
