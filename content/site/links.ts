// Addresses outside this site. Those at `.example` are examples until the owner sets them; the others are published by the
// projects themselves (README of view-design/ViewUIPlus, npm) or in wide use, and the owner confirms them as well.

import { ownLinks } from './ownLinks.ts'

/** Every outside address that the site links to, and its own. */
export const links = {
  ...ownLinks,
  /** Source of this site, for edit links. */
  repository: 'https://github.com/view-site/view-site.example',
  /** Source of the component library. */
  library: 'https://github.com/view-design/ViewUIPlus',
  libraryIssues: 'https://github.com/view-design/ViewUIPlus/issues',
  /** Official site of the component library. */
  libraryWebsite: 'https://www.iviewui.com/',
  npm: 'https://www.npmjs.com/package/view-ui-plus',
  /** The community that the library's Chinese README names. */
  forum: 'https://community.gitcode.com/viewdesign',
  /** Who reads reports about security; SECURITY.md names it too. */
  securityMail: 'security@view-ui.example',
  /** What the QR code in the footer leads to. */
  follow: 'https://follow.view-ui.example/',
  /** Running demos of the products. */
  previews: {
    viewUiPlus: 'https://preview.view-ui.example/view-ui-plus/',
    adminPlus: 'https://adminplus.iviewui.com/',
    icrud: 'https://icrud.iviewui.com/',
  },
} as const
