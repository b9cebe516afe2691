import { createFileRoute, notFound } from '@tanstack/react-router'
import { StandaloneArticle } from '../docs/StandaloneArticle.tsx'
import { pageMeta } from '../head/routeHead.ts'

export const Route = createFileRoute('/terms')({
  staticData: { name: 'terms' },
  loader: async ({ context }) => {
    const article = await context.articles.load('site/terms', context.locale)
    if (!article) throw notFound()
    return article
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => pageMeta(match.context, 'terms', { hasMarkdown: true }),
  component: () => <StandaloneArticle id="site/terms" html={Route.useLoaderData().html} />,
})
