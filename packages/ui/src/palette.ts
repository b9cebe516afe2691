export { constants } from './theme/constants.ts'
export { dark } from './theme/dark.ts'
export { light } from './theme/light.ts'
export { demoThemeAttribute, themeAttribute } from './theme/documentNames.ts'
