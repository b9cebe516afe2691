// Names in the document that code outside of this package relies on.

/** Id of the sider. */
export const siderId = 'view-layout-sider'

/** Id of the drawer of the menus on a narrow screen, which contains the sider. */
export const drawerId = 'view-layout-drawer'

/** Id of the menu in the header. */
export const headMenuId = 'view-layout-head-menu'

/** Id of the list of the page's anchors, which is a popover on a narrow screen. */
export const anchorsId = 'view-layout-anchors'

/** Id of the dialog of the search: in the page as its frame, or while it is open. */
export const searchDialogId = 'view-layout-search'

/** Attribute of the dialog of the search as long as it is only the frame, without the code of the picker. */
export const frameAttribute = 'data-frame'

/** Id of the content, where the skip link leads. */
export const contentId = 'main'

/** Selects the right panel of an article. */
export const panelSelector = 'main + aside'

/**
 * Id of an empty element after the header and the sider. A prerendered page with `<link rel="expect" href="#…" blocking="render">`
 * for it in the head is first painted with its frame complete: half a header moves when the rest of it arrives.
 */
export const frameEndId = 'view-layout-frame-end'

/** Attribute of a menu group, or of the drawer, whose entries are not all rendered yet: opening it needs the application. */
export const partialGroupAttribute = 'data-partial'

/** Attribute of a button with the name of the dialog or drawer that it opens: a page without the layout can show its frame first. */
export const opensAttribute = 'data-opens'
