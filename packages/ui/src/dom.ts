export { element, iconElement, setChildren } from './dom/element.ts'
