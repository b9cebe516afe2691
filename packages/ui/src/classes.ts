export { kbd } from './components/kbd/Kbd.css.ts'
export { spinner } from './components/spinner/Spinner.css.ts'
export { visuallyHidden } from './components/visually-hidden/VisuallyHidden.css.ts'
export { icon } from './icons/Icon.css.ts'
