import { library } from '@view-site/tsup-config'

export default library({ entry: { index: 'src/index.ts', cli: 'src/cli.ts' } })
