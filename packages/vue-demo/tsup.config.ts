import { library } from '@view-site/tsup-config'

export default library({ entry: {'index':'src/index.ts','vite':'src/vite/index.ts','facts':'src/facts/index.ts'} })
