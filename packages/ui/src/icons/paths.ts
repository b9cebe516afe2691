// Paths of icons that are drawn with React and without it.

/** A cross. */
export const closePath = 'm4 4 8 8M12 4l-8 8'
/** A triangle that points to the end. */
export const playPath = 'M4.5 3v10l8-5z'
/** A speech bubble. */
export const messagePath = 'M2.5 3.5h11v8h-6l-3 2.5v-2.5h-2z'
/** An envelope. */
export const mailPath = 'M3 3.5h10a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1zM2.5 4.5l5.5 4 5.5-4'
