import { PageResult } from '@view-site/layout/page-kit'

export default function NotFound() {
  return <PageResult kind="notFound" />
}
