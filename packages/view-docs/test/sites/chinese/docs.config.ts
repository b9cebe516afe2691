import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineDocs } from 'view-docs'
import { fromSource } from '../fromSource.ts'

export default defineDocs({
  title: '手册',
  origin: 'https://docs.example.cn',
  locales: ['zh-CN'],
  theme: { accent: '#ffd400', radius: 0, tokens: { 'size-sider': '240px' } },
  outputs: [],
  compress: false,
  vite: fromSource(vanillaExtractPlugin()),
})
