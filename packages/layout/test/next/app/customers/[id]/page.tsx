import { Name } from './Name.tsx'

/** Rendered for each request. */
export default async function Customer({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return (
    <>
      <h1>Customer {id}</h1>
      <Name value={`Customer ${id}`} />
    </>
  )
}
