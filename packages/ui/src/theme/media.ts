/** Media queries of the site: breakpoints of the layout and of control sizes. */
export const media = {
  /** Phones: one column, 44 px controls. */
  mobile: '(max-width: 600px)',
  /** Tablets and below: the sider becomes a drawer. */
  tablet: '(max-width: 992px)',
  /** Wider than that: the sider is next to the page. */
  desktop: '(min-width: 993px)',
  /** Space for the article's side panel and the hero's outer gutter. */
  wide: '(min-width: 1321px)',
  /** Touch input at any width. */
  coarse: '(pointer: coarse)',
  /** Where controls are 44 px high. */
  touch: '(max-width: 600px), (pointer: coarse)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The browser replaces all colours by the visitor's: backgrounds and shadows show nothing, borders and outlines do. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
}
