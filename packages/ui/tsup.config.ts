import { library } from '@view-site/tsup-config'

export default library({
  client: true,
  entry: {
    index: 'src/index.ts',
    theme: 'src/theme.ts',
    classes: 'src/classes.ts',
    dom: 'src/dom.ts',
    frame: 'src/frame.ts',
    'qr-code': 'src/qr-code.ts',
    palette: 'src/palette.ts',
    'create-theme': 'src/create-theme.ts',
    styles: 'src/styles.ts',
    overlay: 'src/overlay.ts',
    form: 'src/form.ts',
  },
})
