export { contentSecurityPolicy, scriptHash, type PolicySources } from './contentSecurityPolicy.ts'
export { listen, type ListenOptions } from './listen.ts'
export { refreshedOnBuild } from './refreshedOnBuild.ts'
export { staticFiles, type StaticFilesOptions } from './staticFiles.ts'
