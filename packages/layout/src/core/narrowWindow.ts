/** Media query of a window in which the sider is a drawer: `media.tablet` of the style sheets, without their code. */
export const narrowWindow = '(max-width: 992px)'
