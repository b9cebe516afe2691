import { library } from '@view-site/tsup-config'

export default library({
  entry: {
    index: 'src/index.ts',
    constants: 'src/constants.ts',
    'error-codes': 'src/errorCodes.ts',
    openapi: 'src/openapi.ts',
    check: 'src/check/index.ts',
    'check-cli': 'src/check/cli.ts',
  },
})
