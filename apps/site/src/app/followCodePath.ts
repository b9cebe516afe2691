/** Where the build puts the picture of the code to follow by: a file, so that no script has to draw it. */
export const followCodePath = '/follow.svg'
