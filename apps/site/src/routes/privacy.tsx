import { createFileRoute, notFound } from '@tanstack/react-router'
import { StandaloneArticle } from '../docs/StandaloneArticle.tsx'
import { pageMeta } from '../head/routeHead.ts'

export const Route = createFileRoute('/privacy')({
  staticData: { name: 'privacy' },
  loader: async ({ context }) => {
    const article = await context.articles.load('site/privacy', context.locale)
    if (!article) throw notFound()
    return article
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => pageMeta(match.context, 'privacy', { hasMarkdown: true }),
  component: () => <StandaloneArticle id="site/privacy" html={Route.useLoaderData().html} />,
})
