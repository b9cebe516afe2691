import { createApp } from './createApp.ts'
import { renderApp } from './view/renderApp.tsx'
import { PlaygroundPage } from './view/PlaygroundPage.tsx'

// The page around an embedded playground reports it, if this does not load.
if (parent !== window) void import('./embed/startEmbedded.tsx')
else {
  const app = createApp()
  renderApp(app, <PlaygroundPage />)
  void app.start()
}
