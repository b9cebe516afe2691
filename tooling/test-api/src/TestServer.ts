declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** The server that starts mock APIs, as `setup` provides it to the tests. */
export interface TestServer {
  url: string
}
