/** What demos may import, and what the ids of the pages begin with that may. The playground has the same. */
export const demoModules = [
  { name: 'vue', pages: '' },
  { name: 'view-ui-plus', pages: '' },
  { name: 'dayjs', pages: 'view-ui-plus/component/form/date-picker' },
  { name: 'dayjs/plugin/weekOfYear', pages: 'view-ui-plus/component/form/date-picker' },
  { name: 'vue-router', pages: 'view-ui-plus/component/navigation/menu' },
  { name: '@view-design/icrud', pages: 'icrud/' },
  { name: '@view-design/icrud/vxe', pages: 'icrud/vxe/' },
  { name: 'vxe-table', pages: 'icrud/vxe/' },
  { name: 'vxe-table/lib/style.css', pages: 'icrud/vxe/' },
  { name: 'dompurify', pages: 'admin-plus/' },
  { name: 'quill', pages: 'admin-plus/' },
  { name: 'quill/dist/quill.snow.css', pages: 'admin-plus/' },
  { name: 'easymde', pages: 'admin-plus/' },
  { name: 'easymde/dist/easymde.min.css', pages: 'admin-plus/' },
] as const

/** A name that demos import by. */
export type DemoModule = (typeof demoModules)[number]['name']

/** What of packages a development server bundles before it is asked: found on the way, each would mean a reload. */
export const demoPackages: readonly string[] = [
  'dayjs',
  'dayjs/plugin/weekOfYear',
  'vue-router',
  'vxe-table',
  'vxe-table/es/locale/lang/en-US.js',
  'dompurify',
  'quill',
  'easymde',
]
