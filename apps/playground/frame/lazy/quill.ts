export * from 'quill'
export { default } from 'quill'
