export { AdSlot, type AdSlotProps } from './AdSlot.tsx'
export { createAds, type Ads, type AdsOptions } from './createAds.ts'
export { adMessages } from './adMessages.ts'
