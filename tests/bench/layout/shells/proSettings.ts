export { SettingDrawer } from '@ant-design/pro-components'
