import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineDocs, reactDemos, vueDemos } from 'view-docs'
import { fromSource } from '../fromSource.ts'
import { svelteDemos } from '../svelte/svelteDemos.ts'

export default defineDocs({
  title: 'Demos',
  origin: 'https://demos.example',
  demos: [reactDemos(), vueDemos(), svelteDemos()],
  vite: fromSource(vanillaExtractPlugin()),
})
