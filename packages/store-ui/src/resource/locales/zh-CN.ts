export default {
  index: {
    title: '设计资源',
    lead: '把本站的颜色、图标和字号带进你的设计稿。全部由代码生成，与线上一致。',
    other: 'Sketch 素材',
    otherText: '为 Sketch 准备的一组 SVG，拖进画布即可编辑。',
    label: '资源',
  },
  sketch: {
    title: 'Sketch 素材',
    lead: 'Sketch 可以直接打开 SVG：图层、分组和颜色都保留，拖进画布就能改。',
    other: '全部资源',
    otherText: '包括设计令牌在内的全部文件。',
    label: 'Sketch 素材',
    how: '怎么用',
    steps: { download: '下载 SVG 文件。', drag: '拖进 Sketch 画布，或用“文件 › 打开”。', symbol: '选中需要的分组，创建为组件。' },
  },
  download: '下载{{title}}（{{format}}）',
  preview: '{{title}}的预览',
  store: '更多资料在商店',
  storeText: '页面、文档和成套的设计资料，企业版及以上客户免费取用。',
  toStore: '去商店',
} as const
