import type { DemoRequest } from '../../article/ArticlePorts.ts'

/** Which demo a block of an article shows. */
export function requestOf(article: HTMLElement, block: HTMLElement | null): DemoRequest {
  const module = article.dataset['demos']
  return {
    page: article.dataset['page'] ?? '',
    name: block?.dataset['name'] ?? '',
    locale: article.dataset['locale'] ?? '',
    ...(module === undefined ? {} : { module }),
  }
}
