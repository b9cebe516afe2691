import { locales, type Locale } from './locales.ts'

/**
 * What only a full run repeats (`FULL=1`: weekly and before a release), and why a change can do without it. Everything here is proven
 * for one of each kind by every run, and for all of them by the check that is named.
 */
export const repetitions = {
  'demos of every page in the built site':
    'content/test runs each demo in both languages in a browser, with axe and a clean console; one page of each chapter is read here',
  'every page opened without scripts':
    'every page is counted against its Markdown page in its HTML; a browser without scripts opens every page of the site itself, and the longest of each chapter of documentation',
  'every page opened behind nginx':
    'the inline scripts and sources of every built page are held against the policy in policy.spec.ts, and nginx sends that policy with each path',
  'every path in every encoding':
    'files of the same kind go the same way through a server: nginx is asked for br of every path, every other combination for one of each kind',
  'links of the pages by HTTP': 'links.spec.ts follows every link of every built page in the files',
  'damaged storage on every page': 'each damaged value is read by the page that reads most of the keys',
  'the header at every width': 'every seventh width, and every one near a width at which something changes',
  'axe of the starter in every combination':
    'a narrow window in dark from right to left and a wide one in light from left to right have every element and every colour once',
  'the starter on a tablet': 'its tabs and menus are those of the desktop, its drawer is that of the phone, and both run',
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
