import type { Fault } from '../Fault.ts'
import { journey, site } from './commands.ts'

/** Faults that journeys must find. */
export const e2eFaults: readonly Fault[] = [
  {
    name: 'hydration-mismatch',
    breaks: 'Part of the home page differs between the browser and the prerendered page.',
    edits: [
      {
        file: 'apps/site/src/home/Developers.tsx',
        find: '{point.text[locale]}</p>',
        replace: "{typeof window === 'undefined' ? point.mark : point.text[locale]}</p>",
      },
    ],
    check: 'e2e',
    command: journey("specs/site/sitePages.spec.ts -g 'PLUS-05. / is served whole'"),
    rebuilt: site,
    foundBy: /sitePages\.spec\.ts.*\[PLUS-05\] \/ is served whole/,
    symptom: /Minified React error #418|Hydration failed/,
  },
  {
    name: 'pale-note',
    breaks: 'A note on the price page is too pale to read: it uses a theme colour that is not meant for text.',
    edits: [
      {
        file: 'packages/store-ui/src/price/PricePage.css.ts',
        find: 'color: vars.color.text.subtle,\n',
        replace: 'color: vars.color.line.tick,\n',
      },
    ],
    check: 'e2e',
    command: journey("specs/site/sitePages.spec.ts -g 'PLUS-05. /price is served whole'"),
    rebuilt: site,
    foundBy: /sitePages\.spec\.ts.*\[PLUS-05\] \/price/,
    symptom: /color-contrast/,
  },
  {
    name: 'pages-can-be-framed',
    breaks: 'Other sites can embed the pages in a frame, because the header that forbids it is missing.',
    edits: [{ file: 'apps/site/build/securityHeaders.ts', find: "    'frame-ancestors': [\"'none'\"],\n", replace: '' }],
    check: 'e2e',
    command: journey("specs/site/pages.spec.ts -g 'security headers'"),
    rebuilt: site,
    foundBy: /pages\.spec\.ts.*security headers/,
    symptom: /frame-ancestors/,
  },
]
