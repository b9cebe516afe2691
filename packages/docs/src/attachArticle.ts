import type { ArticlePorts } from './ArticlePorts.ts'

/** Brings a prerendered article to life: demos, copy, tables, links. Gives back what detaches everything. */
export function attachArticle(article: HTMLElement, ports: ArticlePorts = {}): () => void {
  void article
  void ports
  return () => {}
}
