/** Demos whose script stays JavaScript. */
export interface UntypedDemos {
  /** Their paths below the content. */
  demos: RegExp
  reason: string
}

/** All of them. A test says when an entry is no longer needed. */
export const untypedDemos: readonly UntypedDemos[] = [
  {
    demos: /^view-ui-plus\/guide\/introduce\//,
    reason: 'The first demo that a newcomer reads shows the library alone.',
  },
  {
    demos: /^view-ui-plus\/guide\/i18n\//,
    reason: 'The library declares neither `locale` nor its language packs.',
  },
  {
    demos: /^view-ui-plus\/guide\/theme\//,
    reason: 'The theme builder is a tool of its page, and no example.',
  },
  {
    demos: /^admin-plus\//,
    reason: 'Admin Plus is a template in JavaScript; the demos are written like its files.',
  },
]
