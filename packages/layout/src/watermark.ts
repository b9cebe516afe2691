export { createWatermark, type Watermark, type WatermarkLook, type WatermarkOptions } from './watermark/createWatermark.ts'
