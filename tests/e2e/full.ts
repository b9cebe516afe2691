import { locales, type Locale } from './locales.ts'

/**
 * What only a full run repeats (`FULL=1`, weekly and before a release), and why other runs can do without it: each of them covers one case
 * of every kind, and the check named here covers all.
 */
export const repetitions = {
  'demos of every page in the built site':
    'content/test runs each demo in both languages in a browser, with axe and a clean console; one page of each chapter is visited here',
  'every page opened without scripts':
    'the HTML of every page is compared with its Markdown page; a browser without scripts opens every Chinese page of the site itself, and the longest of each chapter of documentation',
  'every page opened behind nginx':
    'the inline scripts and sources of every built page are checked against the policy in policy.spec.ts, and nginx sends that policy with each path',
  'every path in every encoding':
    'a server handles files of one kind alike: every path is requested from nginx in br, and one path of each kind in every other combination',
  'links of the pages by HTTP': 'links.spec.ts follows every link of every built page in the files',
  'damaged storage on every page': 'every second damaged value is tested, on the page that reads the most keys',
  'the header at every width': 'every seventh width is tested, and every width near one at which something changes',
  'axe of the starter in every combination':
    'a narrow dark window from right to left and a wide light one from left to right show every element and every colour once',
  'tabs of the starter at every width':
    'tests of the layout open, move, pin and close tabs in wide windows in every run; here they run on a phone, where the bar has the least space',
  'a setting at every width': 'the settings drawer is one component; on a phone it is opened through the menu, which takes the most steps',
  'loading of more pages of a kind':
    'pages of a kind are rendered from one template; the home page, prices, a guide and a component page are always tested',
  'axe of every overlay under every header':
    'overlays do not use the colours of the header; the header itself and what opens in it are checked in all its themes',
  'behaviour in the second language':
    'the code is the same and types require the texts of both languages; purchases, search and page heads are tested in both',
  'hydration of every English page':
    'the HTML of every English page is checked in every run; the components that hydrate it are those of its Chinese page',
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
