import { library } from '@view-site/tsup-config'

export default library({
  entry: {
    index: 'src/index.ts',
    dialog: 'src/dialog.ts',
    oidc: 'src/oidc.ts',
    pages: 'src/pages.ts',
    session: 'src/session.ts',
    vaptcha: 'src/vaptcha.ts',
    styles: 'src/styles.ts',
  },
})
