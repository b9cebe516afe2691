export { AdSlot, type AdSlotProps } from './AdSlot.tsx'
export { createAds, type Ads, type AdsOptions } from '../core/createAds.ts'
export { adMessages } from '../locales/adMessages.ts'
