import { defineMenu } from '@view-site/docs'

/** Pages in the order of the requirement row; a group comes in with its first page. */
export default defineMenu({
  title: { 'zh-CN': 'Admin Cloud', 'en-US': 'Admin Cloud' },
  index: 'introduce',
  items: [
    {
      kind: 'group',
      title: { 'zh-CN': '开始', 'en-US': 'Start' },
      items: [
        { kind: 'page', page: 'introduce' },
        { kind: 'page', page: 'quickstart' },
        { kind: 'page', page: 'env' },
        { kind: 'page', page: 'project' },
        { kind: 'page', page: 'boot' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '后端手册', 'en-US': 'Backend' },
      items: [
        { kind: 'page', page: 'backend-manual/page' },
        { kind: 'page', page: 'backend-manual/import_export' },
        { kind: 'page', page: 'backend-manual/upload_download' },
        { kind: 'page', page: 'backend-manual/auth' },
        { kind: 'page', page: 'backend-manual/transaction' },
        { kind: 'page', page: 'backend-manual/error' },
        { kind: 'page', page: 'backend-manual/parameter' },
        { kind: 'page', page: 'backend-manual/log' },
        { kind: 'page', page: 'backend-manual/data_auth' },
        { kind: 'page', page: 'backend-manual/data_source' },
        { kind: 'page', page: 'backend-manual/code_generator' },
        { kind: 'page', page: 'backend-manual/task' },
        { kind: 'page', page: 'backend-manual/api' },
        { kind: 'page', page: 'backend-manual/repeat_submit' },
        { kind: 'page', page: 'backend-manual/i18n' },
        { kind: 'page', page: 'backend-manual/create_module' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '微服务', 'en-US': 'Microservices' },
      items: [
        { kind: 'page', page: 'cloud/env' },
        { kind: 'page', page: 'cloud/development' },
        { kind: 'page', page: 'cloud/project' },
        { kind: 'page', page: 'cloud/gateway' },
        { kind: 'page', page: 'cloud/authenticate' },
        { kind: 'page', page: 'cloud/other' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '参考', 'en-US': 'Reference' },
      items: [
        { kind: 'page', page: 'reference/classes' },
        { kind: 'page', page: 'reference/tables' },
      ],
    },
    { kind: 'page', page: 'changelog' },
  ],
})
