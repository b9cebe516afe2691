/** Size of the filmed page in CSS px: small enough for its text to be readable in a dialog. The film has 1280 × 720 px. */
export const stageSize = { width: 960, height: 540 }

/** Device pixels per CSS px. */
export const pictureScale = 4 / 3
