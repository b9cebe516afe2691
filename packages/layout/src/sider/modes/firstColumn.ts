/** Width in px of the first column of a double sider. */
export const firstColumn = 72
