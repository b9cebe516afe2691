/** Attribute of a frame that waits for the dialog that replaces it. */
export const waitingAttribute = 'data-waiting'

/** Attribute of `<html>` while the dialog is open that has replaced a frame. */
export const replacingAttribute = 'data-replacing'
