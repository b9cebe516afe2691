/** Attribute of a demo with its name on the page. */
export const demoNameAttribute = 'data-name'
