export { createServerFactory, type ServerFactoryOptions } from './createServerFactory.ts'
export { serveHttp, type HttpServer, type ServeHttpOptions } from './serveHttp.ts'
