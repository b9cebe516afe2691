/** A control of a page, and how to detect that a press on it has taken effect. Selectors are those of Playwright, except for `effect`. */
export interface Control {
  name: string
  /** The control; the first visible one is pressed. */
  control: string
  /** CSS selector that matches once the press has taken effect. In it, `[data-before]` marks what the page showed before. */
  effect: string
  /** Width of the window, in px. @default 390 */
  width?: number
  /** Opens the menu that contains the control. */
  opener?: string
  /** Keys to press instead of the control. */
  keys?: string
}

const wide = 1350
const dialog = '[role="dialog"], dialog[open]'
/** The dialog itself, which replaces its frame. */
const loaded = '[role="dialog"]'

const signIn = 'header button:has-text("登录")'
const settings = 'header button[aria-label="界面设置"]'
const demoRequest = 'main + aside button:not([popovertarget])'

/** The controls of a documentation page: of this site in Chinese, and of sites built with other generators. */
export const controls: Record<'ours' | 'vitepress' | 'starlight', readonly Control[]> = {
  ours: [
    { name: 'search', control: 'header button:has(kbd)', effect: 'dialog[open] input' },
    { name: 'search by Ctrl K', control: 'header', effect: 'dialog[open] input', keys: 'Control+k', width: wide },
    { name: 'theme menu', control: 'header summary[aria-label^="主题"]', effect: 'header details[open] button[aria-pressed]' },
    {
      name: 'theme',
      opener: 'header summary[aria-label^="主题"]',
      control: 'header details button[aria-pressed="false"]:has-text("深色")',
      effect: ':root[data-theme="dark"]',
    },
    { name: 'drawer', control: 'header button[aria-label="打开菜单"]', effect: `${dialog}, #view-layout-drawer:popover-open` },
    { name: 'collapse', control: 'header [aria-controls="view-layout-sider"]', effect: ':root[data-collapsed]', width: wide },
    {
      name: 'group of the sider',
      control: '#view-layout-sider details:not([open]) > summary',
      effect: '#view-layout-sider details[open]:not([data-before])',
      width: wide,
    },
    {
      name: 'link of the sider',
      control: '#view-layout-sider a:not([aria-current])',
      effect: ':root:not([data-loading]) [data-article]:not([data-before])',
      width: wide,
    },
    { name: 'language', control: 'header a[hreflang]', effect: ':root[lang="en-US"] h1', width: wide },
    { name: 'sign-in, frame', control: signIn, effect: dialog, width: wide },
    { name: 'sign-in', control: signIn, effect: loaded, width: wide },
    { name: 'settings, frame', control: settings, effect: dialog, width: wide },
    { name: 'settings', control: settings, effect: loaded, width: wide },
    { name: 'demo request, frame', control: demoRequest, effect: dialog, width: wide },
    { name: 'demo request', control: demoRequest, effect: loaded, width: wide },
    { name: 'consult', control: 'aside > a[href$="/consult"]', effect: `${dialog}, :root:not([data-before]) h1` },
  ],
  vitepress: [
    { name: 'search', control: '.DocSearch-Button, .VPNavBarSearch button', effect: '.VPLocalSearchBox input, .DocSearch-Modal' },
    { name: 'search by Ctrl K', control: 'body', effect: '.VPLocalSearchBox input, .DocSearch-Modal', keys: 'Control+k', width: wide },
    { name: 'theme', control: '.VPSwitchAppearance', effect: 'html.dark', width: wide },
    { name: 'drawer', control: '.VPLocalNav .menu', effect: '.VPSidebar.open' },
    { name: 'link of the sider', control: '.VPSidebar a:not([href$="/base/button"])', effect: 'h1:not([data-before])', width: wide },
  ],
  starlight: [
    { name: 'search', control: 'site-search button[data-open-modal]', effect: 'site-search dialog[open]' },
    { name: 'search by Ctrl K', control: 'body', effect: 'site-search dialog[open]', keys: 'Control+k', width: wide },
    { name: 'drawer', control: '.sl-menu-button', effect: '#starlight__sidebar:popover-open' },
    {
      name: 'group of the sider',
      control: 'nav.sidebar details:not([open]) > summary',
      effect: 'nav.sidebar details[open]:not([data-before])',
      width: wide,
    },
    { name: 'link of the sider', control: 'nav.sidebar a:not([aria-current])', effect: ':root:not([data-before]) h1', width: wide },
  ],
}
