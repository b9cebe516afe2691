import { library } from '@view-site/tsup-config'

export default library({ entry: { index: 'src/index.ts', locale: 'src/locale/locale.ts', product: 'src/product.ts' } })
