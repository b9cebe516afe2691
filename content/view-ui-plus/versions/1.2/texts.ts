import { defineVersionTexts } from '@view-site/docs'

/** Where current pages are not true of 1.2.0: what it lacks, and what it does otherwise. */
export default defineVersionTexts({
  'base/style': {
    'zh-CN': { '新的页面用 `Space`、`Row` 和 CSS': '新的页面用 `Row` 和 CSS' },
    'en-US': { 'In new pages, `Space`, `Row`, and CSS': 'In new pages, `Row` and CSS' },
  },
  'component/base/typography': {
    'zh-CN': { '`Title` 是 `<h1>` 到 `<h6>`': '`Title` 是 `<h1>` 到 `<h5>`' },
    'en-US': { '`Title` is an `<h1>` to `<h6>`': '`Title` is an `<h1>` to `<h5>`' },
  },
  'component/form/color-picker': {
    'zh-CN': {
      '`transfer` 放到 `body` 下，`placement` 选一个放得下的方向。':
        '`placement` 选一个放得下的方向。1.2.0 里带 `transfer` 的面板不能确定颜色，1.3.1 才修好。',
    },
    'en-US': {
      '`transfer` moves it to `body`; choose a `placement` with enough space.':
        'Choose a `placement` with enough space. In 1.2.0, a color cannot be confirmed with `transfer`; this was fixed in 1.3.1.',
    },
  },
  'component/layout/divider': {
    'zh-CN': { '；一组按钮或链接之间的线，用 `Space` 的 `split` 更省事；列表': '；列表' },
    'en-US': {
      'do not need one; between buttons or links, the `split` of `Space` is simpler; and `List`': 'do not need one, and `List`',
    },
  },
  'component/layout/footer-toolbar': {
    'zh-CN': { '用 `Space` 包起来。': '用带 `gap` 的弹性布局包起来。' },
    'en-US': { 'Put a `Space` around them.': 'Put a flex box with a `gap` around them.' },
  },
  'component/layout/row': {
    'zh-CN': { '几个按钮排成一排，用 `Space`；': '几个按钮排成一排，用弹性布局和 `gap`；' },
    'en-US': { 'side by side, use `Space`;': 'side by side, use flex with a `gap`;' },
  },
  'component/view/alert': {
    'zh-CN': { '放进 `Space`、网格或弹性布局时': '放进网格或弹性布局时' },
    'en-US': { 'in a `Space`, a grid, or a flex box': 'in a grid or a flex box' },
  },
  'component/view/avatar-list': {
    'zh-CN': { '就用 `Space` 排几个 `Avatar`': '就用弹性布局排几个 `Avatar`' },
    'en-US': { 'put `Avatar`s into a `Space`': 'put `Avatar`s into a flex box' },
  },
  'component/view/drawer': {
    'zh-CN': {
      '- **`on-drag` 总在触发 `end`。** 页面上每一次松开鼠标都会触发，自己记住有没有过 `start`。 {#on-drag-fires-end-after-every-click}':
        '',
    },
    'en-US': {
      '- **`on-drag` fires `end` after every click.** Releasing the mouse anywhere on the page fires it, so store whether there was a `start`. {#on-drag-fires-end-after-every-click}':
        '',
    },
  },
  'component/view/image': {
    'zh-CN': {
      '失败之后，换了 `src` 会自己重新加载；同一个地址要重试，就换一个 `key`。': '换了 `src` 不会重新加载，要同时换一个 `key`。',
      '- **点下载没有反应。** 它用 `fetch` 取图片，跨域的地址要允许跨域；失败时没有任何提示。 {#download-does-nothing}': '',
      '不能旋转和下载；': '不能旋转；',
      '用 `<ImagePreview>` 或者直接调用 `ImagePreview.show()`。': '用 `<ImagePreview>`。',
      '- **`ImagePreview.show()` 的 `renameImage` 没有作用。** 它只接受表里的几项；要改文件名，用 `<ImagePreview>`。 {#renameimage-does-nothing-in-imagepreview}':
        '',
      '- **刚关闭又打开，闪一下就没了。** 关闭后 300 毫秒内，`ImagePreview.show()` 拿到的还是正要移除的那一个，等它移除再打开。 {#the-preview-disappears-if-you-reopen-it}':
        '',
      '写在模板里，用 `v-model` 打开；或者直接调用 `ImagePreview.show()`。': '写在模板里，用 `v-model` 打开。',
    },
    'en-US': {
      'After a failure, a new `src` is loaded immediately; to retry the same address, change the `key`.':
        'A new `src` is not loaded: change the `key` as well.',
      '- **Download does nothing.** It uses `fetch`, so other origins have to allow it (CORS), and failures are silent. {#download-does-nothing}':
        '',
      'but not rotate or download': 'but not rotate',
      'use `<ImagePreview>`, or call `ImagePreview.show()`.': 'use `<ImagePreview>`.',
      '- **`renameImage` does nothing in `ImagePreview.show()`.** It accepts only what the table lists. For filenames, use `<ImagePreview>`. {#renameimage-does-nothing-in-imagepreview}':
        '',
      '- **The preview disappears if you reopen it immediately.** For 300 ms after closing, `ImagePreview.show()` reuses the instance that is being removed. Wait that long before you open it again. {#the-preview-disappears-if-you-reopen-it}':
        '',
      'In a template, open it with `v-model`; or call `ImagePreview.show()`.': 'In a template, open it with `v-model`.',
    },
  },
  'component/view/message': {
    'zh-CN': {
      '- **`config({ background: false })` 没有用。** 只认 `true`，打开之后只能在每次调用时单独写 `false`。 {#config-background-false-has-no-effect}':
        '',
    },
    'en-US': {
      '- **`config({ background: false })` has no effect.** Only `true` has an effect; after that, pass `false` in each call. {#config-background-false-has-no-effect}':
        '',
    },
  },
  'component/view/tag': {
    'zh-CN': { '放进 `Space` 前把 `margin` 设为 0。': '放进弹性布局前把 `margin` 设为 0。' },
    'en-US': { 'Set `margin` to 0 within a `Space`.': 'Set `margin` to 0 within a flex box.' },
  },
  'component/view/time': {
    'zh-CN': {
      '`interval` 的单位是秒，0 是不更新。': '`interval` 的单位是秒。1.2.0 里 0 是不停地更新，不要更新就写很大的数。',
      '隔多少秒更新，0 是不更新；不能中途改': '隔多少秒更新，0 是不停地更新；不能中途改',
    },
    'en-US': {
      '`interval` is in seconds; 0 turns updates off. Use a few seconds for recent events, and 0 in long lists, because':
        '`interval` is in seconds. In 1.2.0, 0 updates without a pause; to turn updates off, set a large number. Do so in long lists, because',
      'Seconds between updates, 0 for none; cannot be changed later': 'Seconds between updates, 0 for no pause; cannot be changed later',
    },
  },
  'component/view/tree': {
    'zh-CN': {
      '- **上级是全选，里面却有没勾上的。** 勾选上级会跳过 `disabled` 的子节点，并且把它们改成未勾选，本来勾着的也不例外。要保留，就用 `check-strictly` 自己处理。':
        '- **`disabled` 的子节点也被勾上了。** 勾选上级会一起勾选它们。要保留原来的状态，就用 `check-strictly` 自己处理。',
    },
    'en-US': {
      '- **The parent is checked, but a child is not.** Checking a parent skips `disabled` children and even clears those that were checked. To keep them checked, use `check-strictly` and handle the levels yourself.':
        '- **Children that are `disabled` are checked.** Checking a parent checks them as well. To keep them as they are, use `check-strictly` and handle the levels yourself.',
    },
  },
  'guide/global': {
    'zh-CN': {
      "| `space.size` | `'small'` | `Space` 的间距 |": '',
      '| `image.toolbar` | 全部按钮 | 图片预览的工具栏 |': '',
      '| `Message` | `top`、`duration`、`background` | 24 px、1.5 秒、`false` |': '| `Message` | `top`、`duration` | 24 px、1.5 秒 |',
      '| `$ImagePreview` | `ImagePreview` |': '',
      '- **`image.toolbar` 写成空数组，工具栏不见了。** 空数组会隐藏工具栏，不写才是全部按钮。 {#an-empty-image-toolbar-hides-the-toolbar}':
        '',
    },
    'en-US': {
      "| `space.size` | `'small'` | Gap of `Space` |": '',
      '| `image.toolbar` | all buttons | Toolbar of the image preview |': '',
      '| `Message` | `top`, `duration`, `background` | 24 px, 1.5 s, `false` |': '| `Message` | `top`, `duration` | 24 px, 1.5 s |',
      '| `$ImagePreview` | `ImagePreview` |': '',
      '- **An empty `image.toolbar` hides the toolbar.** To show all buttons, omit the option. {#an-empty-image-toolbar-hides-the-toolbar}':
        '',
    },
  },
  'guide/nuxt': {
    'zh-CN': { '`LoadingBar`、`ImagePreview.show()` 要往页面里加元素': '`LoadingBar` 要往页面里加元素' },
    'en-US': { '`Spin.show()`, `LoadingBar`, and `ImagePreview.show()` add': '`Spin.show()`, and `LoadingBar` add' },
  },
})
