import { library } from '@view-site/tsup-config'

export default library({ entry: {'index':'src/index.ts','compile':'src/compile/index.ts','vite':'src/vite.ts'} })
