export * from 'vxe-table'
export { default } from 'vxe-table'
