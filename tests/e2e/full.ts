import { locales, type Locale } from './locales.ts'

/**
 * What only a full run repeats (`FULL=1`, weekly and before a release), and why other runs can do without it: each of them covers one case
 * of every kind, and the check named here covers all.
 */
export const repetitions = {
  'demos of every page in the built site':
    'content/test shows each demo of the current version in both languages in a browser with a clean console, and runs axe on it; those of older versions, which the same code adapts, are opened on four pages; pages whose demos need something special are visited here; darkDemos.spec.ts and drawnDemos.spec.ts run English ones',
  'every page opened without scripts':
    'the HTML of every page of View UI Plus is compared with its Markdown page, of the others the frame; a browser without scripts opens every Chinese page of the site itself, one of the store’s items, and the longest page of each chapter of View UI Plus and of each other product',
  'every page opened behind nginx':
    'the inline scripts and sources of every built page are checked against the policy in policy.spec.ts; the site’s own server, on which every journey fails for a violation, and nginx send the same policy with each path',
  'every path in every encoding':
    'a server handles files of one kind alike: every Chinese page is requested from nginx in br, and one path of each kind, in one of the languages, in every combination',
  'links of the pages by HTTP': 'links.spec.ts follows every link of every built page in the files',
  'damaged storage on every page':
    'text that is no JSON is tested on three pages, an object with wrong values on the page that reads the most keys; unit tests of the layout read a thousand damaged values',
  'dark demos of an older version':
    'the same code builds and loads the dark styles of both versions; versions.spec.ts looks at a dark demo of the older one',
  'drawn demos of more components':
    'every page’s HTML has its drawn demo; those of a button, of a table and of an older version are opened in a browser; content/test mounts every demo, and attachArticle.browser.test.tsx of packages/docs replaces a drawing in one step',
  'the header at every width':
    'tests of the layout sweep the head menu and the breadcrumb in a coarse grid of widths, fine where something changes, and look for parts that overlap with long labels',
  'axe of the starter in every combination':
    'a narrow dark window from right to left shows every element, a wide light one from left to right the page, its header and what a phone does not have; tests of the layout run axe on each of its parts',
  'the layout in the starter':
    'tests of the layout do all of this, nearly all in a browser: tabs at three widths and their groups, kept pages, long menus, menus of a server and in another language, log, watermark, direction, redirects and modes of routing; every run uses the starter from the sign-in to the sign-out with the keyboard alone, with each role, with unsaved changes, in the hash mode and, with axe, on a phone',
  'a setting at every width': 'the settings drawer and the list of versions are one component each; on a phone they have the least space',
  'the frame of every dialog':
    'one function opens and closes the frames of all dialogs; each but that of the films is opened and replaced by its dialog in the same place in every run, that of the sign-in is checked by axe and moves nothing, and two dialogs open before the application',
  'interruptions of a purchase':
    'interruptedPurchases.test.ts of packages/store-ui interrupts purchases on the real API in every run, unit tests of pages and dialogs get late replies, double clicks and other tabs, and packages/api-client rejects malformed replies; here a reload on the way to the payment, a lost reply and an API that is down are tested; interruptedAcceptance.browser.test.tsx interrupts invitations',
  'states of a page of the store':
    'the browser tests of each page in packages/store-ui reach these states with the mock API in every run, with axe; here the pages are opened on the way from a price to the licence, the download and the invoice, by an upgrade, a team and at Alipay, and those of the store with a free, an unpaid and a paid order',
  'links of mails in more states':
    'pages.browser.test.tsx of packages/auth opens used and expired links, notices a verification made elsewhere, and meets an API that is down; here links verify an address during a purchase and set a password',
  'a bad connection on more pages':
    'one component shows what failed on each of these pages, whatever it was: every page is opened with a dead API, that of the prices in badinput.spec.ts; an answer that does not come is tested on the page of the prices',
  'every part of the application that does not load':
    'lazyPart.browser.test.tsx of packages/layout and attachSearch.browser.test.tsx load a lost part again; a dialog, the settings and an ad that do not load are tested here',
  'loading of more pages of a kind':
    'pages of a kind are rendered from one template; guardedRoutes.test.ts of apps/site finds the guard of each page for users, which sends visitors to the sign-in; the home page, prices, a guide and a component page are always tested',
  'the playground in more situations':
    'the code of the playground in a page is that of the playground, whose languages, themes and files are tested there; a loop in the first line is stopped offline, a demo of an older version opens in the playground from its page, one of each version from its editor, one damaged link is opened, and a new edition replaces the old one',
  'axe of the playground in every combination':
    'all colors are tokens of the theme, whose contrast packages/ui tests; code of one file is checked in a light page in a narrow and a wide window, code of several files in a dark one, the embedded editor in both',
  'axe of every overlay under every header':
    'overlays do not use the colours of the header, and change nothing inside the page; the header itself and what opens in it are checked in all its themes, the page without an overlay',
  'axe of every page in both themes':
    'all colours are tokens, whose contrast packages/ui tests in both themes; every run checks each page in one of them, chosen by its HTML, and pages for users, dialogs and a demo in both',
  'a link that is hovered before it is followed':
    'reader.spec.ts hovers a link, whose page is fetched once, as the next page is; focus is tested after hydration, where the router answers all three',
  'a press that waits for its code':
    'heldPresses.browser.test.tsx of packages/static-site presses every kind of control in every run: before the scripts, cancelled, and with code that is lost; here a control, a link, a demo, the search, the films and the frame of the sign-in, which is closed and loses its code too, are pressed',
  'a page that is still loading in more situations':
    'one function of the reader waits for a page, whatever led there; here a link is pressed before the application loads, and the visitor goes forward again',
  'the status bar on more pages':
    'createStatus.browser.test.tsx of packages/static-site loses the network, a part and an older build, in every run; here the application and a documentation page lose the network, and the application is of an older build',
  'the scroll position of a hydrated page':
    'reader.spec.ts goes back and forward before and after hydration; here a reload, an ad and a visitor who scrolls early are tested in every run',
  'what customer service leads to':
    'frames.spec.ts opens it without the application, and leads to the demo request and, once the application has taken over, to the films',
  'behaviour in the second language':
    'the code is the same and types require the texts of both languages; a purchase is tested in both, and so are queries of the search and the HTML of every page',
  'hydration of every English page':
    'the HTML of every English page is checked in every run; the components that hydrate it are those of its Chinese page; prices and a page of the documentation are hydrated in English',
  'hydration and axe of pages that are used':
    'store.spec.ts and service.spec.ts hydrate these pages, and fail for a warning; StorePage.browser.test.tsx and IssuePage.browser.test.tsx of packages/store-ui run axe on them; the HTML of both is checked in every run',
  'tables of the API':
    'apiTables.browser.test.tsx of packages/docs switches and filters them by pointer and by keyboard, and opens a row by its anchor, in every run',
  'what was pressed without a network':
    'createStatus.browser.test.tsx of packages/static-site does what was pressed once the network is back, and forgets it when the bar is closed; here a link of the menu is pressed',
  'the search while the application loads':
    'attachSearch.browser.test.tsx of packages/layout lets the application take an open search over, with its code and without, closes it before its code is there, and loses the code; here it is used before any script, and without the application',
  'a source of the search that fails':
    'SearchPicker.browser.test.tsx of packages/layout shows the error, the pages of the menus and the retry in every run; here a search loses the network',
  'the heading being read':
    'the layout, useScrollSpy, which Article.browser.test.tsx of packages/docs tests, and the reader share watchCurrentHeading of packages/platform; reader.spec.ts marks the first and the last one, docs.spec.ts one that was chosen',
  'states of a locked part':
    'locked.browser.test.tsx of packages/docs fails, tries again and refuses the part in every run; here it is opened by a sign-in, closed by a sign-out, and read with a licence',
  'tabs of an article without storage':
    'tabs.browser.test.tsx of packages/docs chooses tabs, and tests of packages/platform keep values without storage; storage.spec.ts opens every kind of page without it',
  'queries of the search': '200 queries of readers find their page in the built index in every run: test/pages/search.test.ts of apps/site',
  'every stored choice and browser language':
    'localeScript.test.ts of packages/static-site runs the script of the page with every stored value, language and crawler; here a switch and an English browser are redirected',
  'redirects to every kind of other site': 'safePath.test.ts of apps/site refuses each of them; one is tried here',
  'axe of the shell on every page':
    'the shell is the same on every page: it is checked on four pages of the site and on several of the starter, and every page inside its main part',
  'movements and optimized code':
    'journeys look at what is there in the end, which movements do not change; optimizing code takes longer than their pages live; those of store-ui, layout, auth and ui run with both in every run',
  'the opener policy in every journey':
    'it decides whether windows of other sites and of this one have access to each other: every run has it in the journeys that open the playground from a page, and by nginx and Caddy',
  'pictures of journeys': 'they are for people to look at, and compared with nothing',
  'the privacy notice against every journey':
    'recording takes a twentieth of the time of all journeys; unit tests compare fields of calls and the stored keys of the site with the notice, and find folders that store something without a declaration',
  'axe in the second language': 'both languages have the same elements, labels and colours',
} as const

/** Whether this run covers all cases of something instead of one of each kind. */
export function repeats(_what: keyof typeof repetitions): boolean {
  return process.env.FULL === '1'
}

/** The languages in which this run tests something: Chinese, and in a full run also English. */
export function localesOf(what: keyof typeof repetitions): readonly Locale[] {
  return repeats(what) ? locales : ['zh-CN']
}
