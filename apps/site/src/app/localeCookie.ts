/** Cookie with the language that the visitor chose: a web server cannot read the browser's storage. */
export const localeCookie = 'locale'
