export { default as vxeTable } from './VxeTable.vue'
