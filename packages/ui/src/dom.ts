export { element, iconElement, setChildren } from './dom/element.ts'
export { mailPath, messagePath, playPath } from './icons/paths.ts'
