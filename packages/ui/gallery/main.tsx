import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'

const root = document.querySelector('#root')
if (root === null) throw new Error('gallery: #root is missing from index.html')
createRoot(root).render(<Gallery />)
