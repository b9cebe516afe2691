export { imageSize, type ImageContent, type ImageColors } from './ImageContent.ts'
export { drawIcon, icoOf, type DrawIconOptions } from './drawIcon.ts'
export { createImageRenderer, type ImageRenderer, type ImageRendererOptions } from './createImageRenderer.ts'
