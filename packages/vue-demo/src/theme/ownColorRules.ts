/**
 * Least lightness of a text in a color that the author of a page chose: in OKLCH it has a contrast of 4.6 to 1 or more with the surfaces of
 * the dark theme, whatever its hue.
 */
const leastLightness = 0.76

const legible = `oklch(from currentcolor max(l, ${leastLightness}) c h)`

/**
 * Rules for outlined tags whose color is a prop, such as `color="#8a5a00"`: the library sets it inline, on the tag and on the text in it,
 * and it is too dark for a text on a dark surface. The text and the outline take the color of the tag, only lighter. Filled tags are white
 * on the color of the prop in both themes.
 */
export const ownColorRules: readonly string[] = [
  `.ivu-tag-border[style*="color"]{border-color:${legible}!important}`,
  `.ivu-tag-border>.ivu-tag-text[style*="color"],.ivu-tag-border>.ivu-icon[style*="color"]{color:${legible}!important}`,
  `.ivu-tag-border[style*="color"]:after{background-color:${legible}}`,
]
