/** Where the types are documented that API tables of View UI Plus name and that are not the library's own. */
export const typeLinks = {
  Error: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Error',
  File: 'https://developer.mozilla.org/docs/Web/API/File',
  HTMLElement: 'https://developer.mozilla.org/docs/Web/API/HTMLElement',
  KeyboardEvent: 'https://developer.mozilla.org/docs/Web/API/KeyboardEvent',
  MouseEvent: 'https://developer.mozilla.org/docs/Web/API/MouseEvent',
  ProgressEvent: 'https://developer.mozilla.org/docs/Web/API/ProgressEvent',
  Promise: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Promise',
  RouteLocationRaw: 'https://router.vuejs.org/api/#RouteLocationRaw',
  VNode: 'https://vuejs.org/guide/extras/render-function',
} as const
