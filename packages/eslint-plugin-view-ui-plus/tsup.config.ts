import { library } from '@view-site/tsup-config'

export default library()
