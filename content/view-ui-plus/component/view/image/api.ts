import { defineApi, type ApiProp } from '@view-site/docs'

/** What Image hands on to the ImagePreview in it. */
const viewer = {
  infinite: {
    type: 'boolean',
    default: 'true',
    description: { 'zh-CN': '翻到头再从另一头开始', 'en-US': 'Goes round at the ends' },
  },
  maskClosable: {
    type: 'boolean',
    default: 'true',
    description: { 'zh-CN': '点旁边关闭', 'en-US': 'Closes on a click outside the image' },
  },
  toolbar: {
    type: "('zoomIn' | 'zoomOut' | 'original' | 'rotateLeft' | 'rotateRight' | 'download')[]",
    default: "['zoomIn', 'zoomOut', 'original', 'rotateLeft', 'rotateRight', 'download']",
    description: {
      'zh-CN': '下方的按钮和顺序；不写时用全局设置',
      'en-US': 'Buttons at the bottom, in order; falls back to the global option',
    },
  },
  renameImage: {
    type: '(index: number) => string',
    description: { 'zh-CN': '返回下载的文件名', 'en-US': 'Returns the name to download as' },
  },
} satisfies Record<string, ApiProp>

export default defineApi({
  Image: {
    props: {
      src: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '图片地址（URL）', 'en-US': 'The address (URL) of the picture' },
      },
      alt: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '替代文字', 'en-US': 'Text alternative' },
      },
      width: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '宽度；数字是像素，字符串要带单位', 'en-US': 'Width; numbers are pixels, strings need a unit' },
      },
      height: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '高度；数字是像素，字符串要带单位', 'en-US': 'Height; numbers are pixels, strings need a unit' },
      },
      fit: {
        type: 'string',
        default: "''",
        description: {
          'zh-CN': '怎样填满：`fill`、`contain`、`cover`、`none`、`scale-down`',
          'en-US': 'How it fills: `fill`, `contain`, `cover`, `none`, `scale-down`',
        },
      },
      lazy: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '进入视野才加载', 'en-US': 'Loads when it comes into sight' },
      },
      scrollContainer: {
        type: 'string',
        default: "''",
        description: {
          'zh-CN': '懒加载参照的滚动区域，写选择器；默认是窗口',
          'en-US': 'Selector of the area that scrolls, for `lazy`; the window by default',
        },
      },
      referrerPolicy: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '图片的 `referrerpolicy`', 'en-US': 'The `referrerpolicy` of the picture' },
      },
      preview: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '点击打开大图，要有 `preview-list`', 'en-US': 'A click opens it large; needs a `preview-list`' },
      },
      previewList: {
        type: 'string[]',
        description: { 'zh-CN': '大图的地址', 'en-US': 'Addresses of the large pictures' },
      },
      initialIndex: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '从第几张开始，从 0 数起', 'en-US': 'Index to begin with, from 0' },
      },
      previewTip: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '鼠标移上去时显示“预览”', 'en-US': 'Says “preview” on hover' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '大图放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Puts the preview under `body`; falls back to the global `transfer`',
        },
      },
      ...viewer,
    },
    events: {
      'on-load': { params: '()', description: { 'zh-CN': '加载完成时触发', 'en-US': 'Fires when it has loaded' } },
      'on-error': { params: '()', description: { 'zh-CN': '加载失败时触发', 'en-US': 'Fires when it cannot be loaded' } },
      'on-click': {
        params: '({ initialIndex: number })',
        description: { 'zh-CN': '点击打开大图时触发，要有 `preview`', 'en-US': 'Fires when a click opens it large, with `preview` only' },
      },
      'on-switch': {
        params: '({ currentIndex: number })',
        description: { 'zh-CN': '大图翻页时触发', 'en-US': 'Fires when the preview is paged' },
      },
      'on-close': { params: '()', description: { 'zh-CN': '大图关闭时触发', 'en-US': 'Fires when the preview closes' } },
    },
    slots: {
      placeholder: { description: { 'zh-CN': '加载时的内容', 'en-US': 'What shows while it loads' } },
      error: { description: { 'zh-CN': '失败时的内容', 'en-US': 'What shows when it failed' } },
      preview: {
        description: { 'zh-CN': '盖在图片上的提示，代替“预览”', 'en-US': 'What lies over the picture, in place of “preview”' },
      },
    },
  },

  ImagePreview: {
    props: {
      modelValue: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '是否打开，用 `v-model` 绑定', 'en-US': 'Whether it is open, bound with `v-model`' },
      },
      previewList: {
        type: 'string[]',
        default: '[]',
        description: { 'zh-CN': '图片地址', 'en-US': 'Addresses of the pictures' },
      },
      initialIndex: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '打开时从第几张开始；打开后再改无效', 'en-US': 'Index to open at; a later change does nothing' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Puts it under `body`; falls back to the global `transfer`',
        },
      },
      ...viewer,
    },
    events: {
      'on-switch': {
        params: '({ currentIndex: number })',
        description: { 'zh-CN': '翻页时触发，到头没有动也触发', 'en-US': 'Fires when paged, and at an end it cannot go beyond as well' },
      },
      'on-close': { params: '()', description: { 'zh-CN': '关闭时触发', 'en-US': 'Fires when it closes' } },
    },
    methods: {
      show: {
        signature:
          '(options: { previewList: string[], initialIndex?: number, toolbar?: string[], infinite?: boolean, maskClosable?: boolean, transfer?: boolean }) => void',
        description: {
          'zh-CN': '不写在模板里，直接打开；`transfer` 默认为 `true`',
          'en-US': 'Opens it without a template; `transfer` is `true` by default',
        },
      },
    },
  },
})
