import { PageHeader } from '@view-site/layout/page-kit'

export default function Home() {
  return <PageHeader title="Home" />
}
