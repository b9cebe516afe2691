import { PageHeader } from '@view-site/layout/page-kit'

export default function Introduction() {
  return <PageHeader title="Introduction" />
}
