import { library } from '@view-site/tsup-config'

export default library({
  client: true,
  entry: {
    index: 'src/index.ts',
    styles: 'src/styles.ts',
    log: 'src/log.ts',
    'log-page': 'src/log-page.ts',
    development: 'src/development.ts',
    'access-report': 'src/access-report.ts',
    shortcuts: 'src/shortcuts.ts',
    'page-kit': 'src/page-kit.ts',
    navigation: 'src/navigation.ts',
    watermark: 'src/watermark.ts',
    prepaint: 'src/prepaint.ts',
    tanstack: 'src/tanstack.ts',
    'react-router': 'src/react-router.ts',
    'locales/ar': 'src/locales/ar.ts',
    'locales/de': 'src/locales/de.ts',
    'locales/zh-CN': 'src/locales/zh-CN.ts',
    'locales/en-US': 'src/locales/en-US.ts',
    search: 'src/search.ts',
    'search/ar': 'src/search/locales/ar.ts',
    'search/de': 'src/search/locales/de.ts',
    'search/zh-CN': 'src/search/locales/zh-CN.ts',
    'search/en-US': 'src/search/locales/en-US.ts',
  },
})
