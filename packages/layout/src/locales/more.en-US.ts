import type { LayoutMoreTexts } from '../core/moreTexts.ts'

/** Texts of the parts that load later, in English. */
export const moreEnUS: LayoutMoreTexts = {
  unsavedTitle: 'Discard unsaved changes?',
  unsavedText: 'This page has changes that are not saved. They cannot be brought back once you leave.',
  unsavedYes: 'Discard changes',
  unsavedNo: 'Keep editing',

  tabs: 'Open pages',
  tabHome: 'Home',
  tabClose: 'Close “{{title}}”',
  tabUnsaved: '(unsaved)',
  tabPinned: '(pinned)',
  tabMoved: '“{{title}}” moved to position {{index}} of {{count}}',
  tabsScrollBack: 'Scroll tabs back',
  tabsScrollOn: 'Scroll tabs on',
  tabsAll: 'All tabs',
  tabsMore: 'Tab actions',
  tabReload: 'Reload',
  tabCloseThis: 'Close',
  tabCloseBefore: 'Close tabs to the left',
  tabCloseAfter: 'Close tabs to the right',
  tabCloseOthers: 'Close other tabs',
  tabCloseAll: 'Close all',
  tabPin: 'Pin',
  tabUnpin: 'Unpin',
  tabMoveBack: 'Move left',
  tabMoveOn: 'Move right',
  tabMaximize: 'Maximize content',
  tabRestore: 'Leave maximized view',
}
