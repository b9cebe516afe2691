import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isProduct, productIndexes } from '../docs/products.ts'

export const Route = createFileRoute('/$product/')({
  beforeLoad: ({ params: { product } }) => {
    if (!isProduct(product)) throw notFound()
    throw redirect({ to: '/$product/$', params: { product, _splat: productIndexes[product] }, replace: true })
  },
})
