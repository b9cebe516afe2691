import type { DocsPorts } from 'view-docs'

const ports: DocsPorts = {
  locked: {
    reader: () => ({ status: 'signed-in', id: 'ann', products: ['pro'] }),
    subscribe: () => () => undefined,
    load: async () => ({ 'locked-1': '<p>Count backwards.</p>' }),
  },
}

export default ports
