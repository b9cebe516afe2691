import type { DocsPorts } from 'view-docs'

const ports: DocsPorts = {
  attach(article) {
    const controller = new AbortController()
    const { signal } = controller
    for (const price of article.querySelectorAll('.price')) price.addEventListener('click', () => price.append(' a month'), { signal })
    return () => controller.abort()
  },
  locked: {
    reader: () => ({ status: 'signed-in', id: 'ann', products: ['pro'] }),
    subscribe: () => () => undefined,
    load: async () => ({ 'locked-1': '<p>Count backwards.</p>' }),
  },
}

export default ports
