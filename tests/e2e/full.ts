import { locales, type Locale } from './locales.ts'

/**
 * What only a full run repeats (`FULL=1`, weekly and before a release), and why other runs can do without it: each of them covers one case
 * of every kind, and the check named here covers all.
 */
export const repetitions = {
  'demos of every page in the built site':
    'content/test shows each demo in both languages in a browser with a clean console, and runs axe on it; one page of each chapter is visited here',
  'every page opened without scripts':
    'the HTML of every page is compared with its Markdown page; a browser without scripts opens every Chinese page of the site itself, and the longest of each chapter of documentation',
  'every page opened behind nginx':
    'the inline scripts and sources of every built page are checked against the policy in policy.spec.ts; the site’s own server, on which every journey fails for a violation, and nginx send the same policy with each path',
  'every path in every encoding':
    'a server handles files of one kind alike: every path is requested from nginx in br, and one path of each kind in every other combination',
  'links of the pages by HTTP': 'links.spec.ts follows every link of every built page in the files',
  'damaged storage on every page':
    'text that is no JSON and an object with wrong values are tested, on the page that reads the most keys; unit tests of the layout read a thousand damaged values',
  'drawn demos of more components':
    'every page’s HTML has its drawn demo; those of a button and of a table are opened in a browser, and every demo is mounted over its drawing by the demos of the built site',
  'the header at every width': 'every seventh width is tested, and every width near one at which something changes',
  'axe of the starter in every combination':
    'a narrow dark window from right to left shows every element, a wide light one from left to right the page, its header and what a phone does not have; tests of the layout run axe on each of its parts',
  'tabs of the starter at every width':
    'tests of the layout open, move, pin and close tabs in wide windows in every run; here they run on a phone, where the bar has the least space',
  'a setting at every width': 'the settings drawer and the list of versions are one component each; on a phone they have the least space',
  'a closed frame of every dialog':
    'one function closes the frames of all dialogs; each of them is opened and replaced by its dialog in every run',
  'interruptions of a purchase':
    'interruptedPurchases.test.ts of packages/store-ui interrupts purchases on the real API in every run, and unit tests of pages and dialogs get late and malformed replies; here a reload on the way to the payment, a lost reply, malformed prices and an API that is down are tested; interruptedAcceptance.browser.test.tsx interrupts invitations',
  'a bad connection on more pages':
    'one component shows what failed on each of these pages: every page is opened with a dead API, and that of an item also with errors and without an answer',
  'every part of the application that does not load':
    'one component loads every such part; a dialog and an ad that do not load are tested, and a search on a documentation page',
  'loading of more pages of a kind':
    'pages of a kind are rendered from one template; the home page, prices, a guide and a component page are always tested',
  'the playground in more situations':
    'a loop in the first line is stopped offline, a demo of an older version opens in the playground, one damaged link is opened, and a new edition replaces the old one; the editor in a page is the playground, whose languages, themes and files are tested there',
  'axe of the playground in every combination':
    'all colors are tokens of the theme, whose contrast packages/ui tests; code of one file is checked in a light page in a narrow and a wide window, code of several files in a dark one, the embedded editor in both',
  'axe of every overlay under every header':
    'overlays do not use the colours of the header; the header itself and what opens in it are checked in all its themes',
  'behaviour in the second language':
    'the code is the same and types require the texts of both languages; a purchase and the search are tested in both, and the HTML of every page',
  'hydration of every English page':
    'the HTML of every English page is checked in every run; the components that hydrate it are those of its Chinese page; prices and a page of the documentation are hydrated in English',
  'pictures of journeys': 'they are for people to look at, and compared with nothing',
  'the privacy notice against every journey':
    'recording takes a twentieth of the time of all journeys; unit tests compare stored keys and fields of calls with the notice',
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
