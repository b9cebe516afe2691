/** Path of Firefox: Debian's long-term release, else another one, else `undefined`. */
export declare function firefoxPath(): string | undefined

/** Path of the browser that WebKitGTK's driver controls, or `undefined`. */
export declare function miniBrowserPath(): string | undefined
