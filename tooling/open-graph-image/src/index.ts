export { imageSize, type ImageContent, type ImageColors } from './ImageContent.ts'
export { createImageRenderer, type ImageRenderer, type ImageRendererOptions } from './createImageRenderer.ts'
