export { contentSecurityPolicy, scriptHash, type PolicySources } from './contentSecurityPolicy.ts'
export { listen, type ListenOptions } from './listen.ts'
export { remade } from './remade.ts'
export { staticFiles, type StaticFilesOptions } from './staticFiles.ts'
