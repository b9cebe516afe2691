export * from 'view-ui-plus'
export { default } from 'view-ui-plus'
