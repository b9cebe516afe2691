/** The engines that visitors use: Chromium is the one of all other tests, and its pictures are compared with those of the others. */
export const engines = ['chromium', 'firefox', 'webkit'] as const

export type Engine = (typeof engines)[number]

/** A size in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A running browser. */
export interface Browser {
  /** Opens a page with empty storage, in a window whose page has this size. */
  newPage: (size: Size) => Promise<BrowserPage>
  close: () => Promise<void>
}

/** What every engine can do through its protocol: everything else is a function that runs in the page. */
export interface BrowserPage {
  /** Resolves once the document has been parsed. */
  goto: (url: string) => Promise<void>
  /** Evaluates an expression whose value is a string. */
  evaluate: (expression: string) => Promise<string>
  /** Presses the mouse at a point of the viewport, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>
  /** Presses keys together: `['Control', 'k']`. A key is a character or one of `namedKeys`. */
  press: (keys: readonly string[]) => Promise<void>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Buffer>
  /** Errors in the console, uncaught ones included. WebKit's protocol does not report them. */
  problems: () => readonly string[]
  close: () => Promise<void>
}
