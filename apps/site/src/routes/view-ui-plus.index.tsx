import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/view-ui-plus/')({
  beforeLoad: () => {
    throw redirect({ to: '/$product/$', params: { product: 'view-ui-plus', _splat: 'guide/introduce' }, replace: true })
  },
})
