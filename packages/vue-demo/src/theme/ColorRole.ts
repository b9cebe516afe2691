/** What a colour is used for: text and icons, an area, a border, a shadow. */
export type ColorRole = 'text' | 'fill' | 'line' | 'shadow'
