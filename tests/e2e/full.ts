import { locales, type Locale } from './locales.ts'

/**
 * What only a full run repeats (`FULL=1`: weekly and before a release), and why a change can do without it. Everything here is proven
 * for one of each kind by every run, and for all of them by the check that is named.
 */
export const repetitions = {
  'demos of every page in the built site':
    'content/test runs each demo in both languages in a browser, with axe and a clean console; one page of each chapter is read here',
  'every page opened without scripts':
    'every page is counted against its Markdown page in its HTML; a browser without scripts opens every Chinese page of the site itself, and the longest of each chapter of documentation',
  'every page opened behind nginx':
    'the inline scripts and sources of every built page are held against the policy in policy.spec.ts, and nginx sends that policy with each path',
  'every path in every encoding':
    'files of the same kind go the same way through a server: nginx is asked for br of every path, every other combination for one of each kind',
  'links of the pages by HTTP': 'links.spec.ts follows every link of every built page in the files',
  'damaged storage on every page': 'every second damaged value is read, by the page that reads most of the keys',
  'the header at every width': 'every seventh width, and every one near a width at which something changes',
  'axe of the starter in every combination':
    'a narrow window in dark from right to left and a wide one in light from left to right have every element and every colour once',
  'tabs of the starter at every width':
    'tests of the layout open, move, pin and close tabs in wide windows in every run; here they run on a phone, where the bar has least room',
  'a setting at every width':
    'the drawer of settings is one component; a phone, where it is reached through the menu, is the longest way to it',
  'loading of more pages of a kind':
    'pages of a kind are made from one template; the home page, prices, a guide and a component run in each case',
  'axe of every overlay under every header':
    'what lies over the page takes no colour of the header; the header alone, and with what opens in it, is seen in all its themes',
  'behaviour in the second language':
    'the code is the same and types hold the texts of both languages together; purchases, search and heads of pages are journeys in both',
  'hydration of every English page':
    'the HTML of every English page is read in every run; the components that hydrate it are those of its Chinese page',
  'the privacy notice against every journey':
    'every run notes what browsers store and send, and pnpm privacy prints it; unit tests compare stored keys and fields of calls with the notice',
  'axe in the second language':
    'both languages have the same elements and colours; their texts are read by the same checks of names and labels',
} as const

/** Whether this run repeats something for all that it proves for one of each kind. */
export function repeats(_what: keyof typeof repetitions): boolean {
  return process.env.FULL === '1'
}

/** The languages in which this run repeats something: Chinese, and the other one in a full run. */
export function localesOf(what: keyof typeof repetitions): readonly Locale[] {
  return repeats(what) ? locales : ['zh-CN']
}
