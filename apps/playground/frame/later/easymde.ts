export { default } from 'easymde'
