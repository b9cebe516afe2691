export { createTours, type ShownStep, type Tours, type ToursOptions } from './tour/createTours.ts'
export { type Tour, type TourStep } from './tour/Tour.ts'
export { tourActions } from './tour/tourActions.ts'
export { TourDialog, type TourDialogProps } from './tour/TourDialog.tsx'
