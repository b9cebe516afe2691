/** Size of the filmed page in CSS px: small enough that its text can be read in a dialog. The picture has 1280 × 720. */
export const stageSize = { width: 960, height: 540 }

/** Pixels of the picture for one of the page. */
export const pictureScale = 4 / 3
