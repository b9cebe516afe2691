import { defineColumns } from '@view-design/icrud'

// The numbers of crm_customer.level
const levels = [
  { value: 1, label: 'Ordinary' },
  { value: 2, label: 'Important', color: '#ff9900' },
  { value: 3, label: 'Strategic', color: '#ed4014' },
]

export const columns = defineColumns([
  { key: 'name', title: 'Name', required: true, search: true, sortable: true },
  { key: 'level', title: 'Level', dict: levels, search: true, form: false },
  { key: 'deptName', title: 'Department', form: false },
  { key: 'mobile', title: 'Mobile', hidden: true },
  { key: 'contact', title: 'Contact', required: true, hidden: true },
  { key: 'createTime', title: 'Created', format: (time) => time.slice(0, 16).replace('T', ' '), sortable: 'desc', form: false },
])
