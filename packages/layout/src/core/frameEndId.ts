/**
 * Id of an empty element after the header and the sider. A prerendered page that has `<link rel="expect" href="#…" blocking="render">`
 * with it in the head is first painted with its frame whole: half a header moves when the rest of it comes.
 */
export const frameEndId = 'view-layout-frame-end'
