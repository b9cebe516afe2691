/** Media queries of the site: where the layout and the sizes of controls change. */
export const media = {
  /** Phones: one column, controls of 44 px. */
  mobile: '(max-width: 600px)',
  /** Tablets and below: the sider becomes a drawer. */
  tablet: '(max-width: 992px)',
  /** Wider than that: the sider is next to the page. */
  desktop: '(min-width: 993px)',
  /** Room for the article's side panel and the hero's outer gutter. */
  wide: '(min-width: 1321px)',
  /** A finger, whatever the width. */
  coarse: '(pointer: coarse)',
  /** Where controls are 44 px high. */
  touch: '(max-width: 600px), (pointer: coarse)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
}
