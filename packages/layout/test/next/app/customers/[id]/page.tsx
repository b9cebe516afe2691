import { PageHeader } from '@view-site/layout/page-kit'
import { Name } from './Name.tsx'

/** Rendered for each request. */
export default async function Customer({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return (
    <>
      <PageHeader title={`Customer ${id}`} />
      <Name value={`Customer ${id}`} />
    </>
  )
}
