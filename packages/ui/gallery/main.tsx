import { createRoot } from 'react-dom/client'
import { createTheme, type Density } from '../src/create-theme.ts'
import { Gallery } from './Gallery.tsx'

const root = document.querySelector('#root')
if (root === null) throw new Error('gallery: #root is missing from index.html')

const chosen = new URLSearchParams(location.search)
const { css, adjusted } = createTheme({
  ...(chosen.has('accent') && { accent: chosen.get('accent') ?? '' }),
  ...(chosen.has('radius') && { radius: Number(chosen.get('radius')) }),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- createTheme throws on any other value
  ...(chosen.has('density') && { density: chosen.get('density') as Density }),
  ...(chosen.has('font') && { font: chosen.get('font') ?? '' }),
})
// oxlint-disable-next-line no-console -- lists the adjusted colours for developers who try an accent
for (const { message } of adjusted) console.info(message)
createRoot(root).render(
  <>
    <style>{css}</style>
    <Gallery />
  </>,
)
