import BasicLayout from '@/layouts/basic-layout/index.vue'
import { lazy } from '@/libs/lazy'

export default {
  path: '/crm',
  name: 'crm',
  redirect: { name: 'crm-customer' },
  meta: { auth: true },
  component: BasicLayout,
  children: [
    {
      path: 'customer',
      name: 'crm-customer',
      meta: { title: '$t:menu.customer', auth: ['crm:customer:list'], cache: true },
      component: lazy(() => import('@/pages/crm/customer/index.vue')),
    },
  ],
}
