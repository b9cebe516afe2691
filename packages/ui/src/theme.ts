export { media } from './theme/media.ts'
export { base as baseLayer, vup as vupLayer } from './theme/layers.css.ts'
export { headerAttribute, siderAttribute, themeAttribute, type ThemeDataset } from './theme/documentNames.ts'
export { vars } from './theme/vars.css.ts'
