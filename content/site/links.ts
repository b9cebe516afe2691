// Addresses outside this site. Those at `.example` are examples until the owner sets them.

/** Every outside address that the site links to. */
export const links = {
  /** Source of this site, for edit links. */
  repository: 'https://github.com/view-site/view-site.example',
  /** Source of the component library. */
  library: 'https://github.com/view-design/ViewUIPlus',
  libraryIssues: 'https://github.com/view-design/ViewUIPlus/issues',
  npm: 'https://www.npmjs.com/package/view-ui-plus',
  playground: 'https://playground.view-ui.example/',
  forum: 'https://forum.view-ui.example/',
  /** What the QR code in the footer leads to. */
  follow: 'https://follow.view-ui.example/',
  /** Running demos of the products. */
  previews: {
    viewUiPlus: 'https://preview.view-ui.example/view-ui-plus/',
    adminPlus: 'https://preview.view-ui.example/admin-plus/',
    icrud: 'https://preview.view-ui.example/icrud/',
  },
} as const
