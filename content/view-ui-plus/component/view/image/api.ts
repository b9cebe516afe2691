import { defineApi, type ApiProp } from '@view-site/docs'

/** What Image hands on to the ImagePreview in it. */
const viewer = {
  infinite: {
    type: 'boolean',
    default: 'true',
    description: { 'zh-CN': '翻到头再从另一头开始', 'en-US': 'Wraps around at the ends' },
  },
  maskClosable: {
    type: 'boolean',
    default: 'true',
    description: { 'zh-CN': '点旁边关闭', 'en-US': 'Closes the preview on a click outside the picture' },
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
    description: { 'zh-CN': '返回下载的文件名', 'en-US': 'Returns the filename for the download' },
  },
} satisfies Record<string, ApiProp>

export default defineApi({
  Image: {
    props: {
      src: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '图片地址（URL）', 'en-US': 'URL of the picture' },
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
          'en-US': 'How the picture fits: `fill`, `contain`, `cover`, `none`, or `scale-down`',
        },
      },
      lazy: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '进入视野才加载', 'en-US': 'Loads the picture when it scrolls into view' },
      },
      scrollContainer: {
        type: 'string',
        default: "''",
        description: {
          'zh-CN': '懒加载参照的滚动区域，写选择器；默认是窗口',
          'en-US': 'Selector of the scroll container for `lazy`; the window by default',
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
        description: { 'zh-CN': '点击打开大图，要有 `preview-list`', 'en-US': 'Opens the preview on click; requires a `preview-list`' },
      },
      previewList: {
        type: 'string[]',
        description: { 'zh-CN': '大图的地址', 'en-US': 'URLs of the large pictures' },
      },
      initialIndex: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '从第几张开始，从 0 数起', 'en-US': 'Index of the first picture, starting with 0' },
      },
      previewTip: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '鼠标移上去时显示“预览”', 'en-US': 'Shows “preview” on hover' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '大图放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Moves the preview to `body`; falls back to the global `transfer`',
        },
      },
      ...viewer,
    },
    events: {
      'on-load': { params: '()', description: { 'zh-CN': '加载完成时触发', 'en-US': 'Fires when the picture has loaded' } },
      'on-error': { params: '()', description: { 'zh-CN': '加载失败时触发', 'en-US': 'Fires when the picture fails to load' } },
      'on-click': {
        params: '({ initialIndex: number })',
        description: {
          'zh-CN': '点击打开大图时触发，要有 `preview`',
          'en-US': 'Fires when a click opens the preview; only with `preview`',
        },
      },
      'on-switch': {
        params: '({ currentIndex: number })',
        description: { 'zh-CN': '大图翻页时触发', 'en-US': 'Fires when the preview shows another picture' },
      },
      'on-close': { params: '()', description: { 'zh-CN': '大图关闭时触发', 'en-US': 'Fires when the preview closes' } },
    },
    slots: {
      placeholder: { description: { 'zh-CN': '加载时的内容', 'en-US': 'Content while the picture loads' } },
      error: { description: { 'zh-CN': '失败时的内容', 'en-US': 'Content when the picture fails to load' } },
      preview: {
        description: { 'zh-CN': '盖在图片上的提示，代替“预览”', 'en-US': 'Overlay on the picture that replaces “preview”' },
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
        description: { 'zh-CN': '图片地址', 'en-US': 'URLs of the pictures' },
      },
      initialIndex: {
        type: 'number',
        default: '0',
        description: {
          'zh-CN': '打开时从第几张开始；打开后再改无效',
          'en-US': 'Index of the first picture; changes after opening have no effect',
        },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Moves it to `body`; falls back to the global `transfer`',
        },
      },
      ...viewer,
    },
    events: {
      'on-switch': {
        params: '({ currentIndex: number })',
        description: {
          'zh-CN': '翻页时触发，到头没有动也触发',
          'en-US': 'Fires when another picture is selected, and also at either end, where the picture does not change',
        },
      },
      'on-close': { params: '()', description: { 'zh-CN': '关闭时触发', 'en-US': 'Fires when it closes' } },
    },
    methods: {
      show: {
        signature:
          '(options: { previewList: string[], initialIndex?: number, toolbar?: string[], infinite?: boolean, maskClosable?: boolean, transfer?: boolean }) => void',
        description: {
          'zh-CN': '不写在模板里，直接打开；`transfer` 默认为 `true`',
          'en-US': 'Opens the preview without a template; `transfer` is `true` by default',
        },
      },
    },
  },
})
