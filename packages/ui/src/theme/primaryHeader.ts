/** Values of a header in the brand colour. */
export const primaryHeader = {
  bg: '#1258a8',
  line: '#1258a8',
  text: { base: '#ffffff', muted: '#d6e8fb' },
  hover: '#1c66ba',
  current: '#ffffff',
  field: '#0e4a90',
  focus: '#ffffff',
}
