/** Path of the Chromium that runs tests: `CHROMIUM_PATH`, else one without windows, else a whole one, else `undefined`. */
export declare function testChromium(): string | undefined

/** Path of a Chromium as visitors have it, to measure and to film: `CHROMIUM_PATH`, else a whole one, else one without windows. */
export declare function visitorChromium(): string | undefined
