/** Path of the image of the QR code to follow us: the build writes it, so that no script has to draw it. */
export const followCodePath = '/follow.svg'
