// A separate file: it is loaded after the reader.
export { attachControls } from '@view-site/layout/prepaint'
