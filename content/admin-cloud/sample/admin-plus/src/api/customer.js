import request from '@/plugins/request'

export function listCustomers(params, options) {
  return request({ url: '/api/crm/customer/page', method: 'get', params, ...options })
}

export function createCustomer(data, options) {
  return request({ url: '/api/crm/customer', method: 'post', data, ...options })
}

export function removeCustomer(id, options) {
  return request({ url: `/api/crm/customer/${encodeURIComponent(id)}`, method: 'delete', ...options })
}
