import { defineApi } from '@view-site/docs'

export default defineApi({
  Exception: {
    props: {
      type: {
        type: "'403' | '404' | '500' | 403 | 404 | 500",
        default: "'404'",
        description: { 'zh-CN': '决定默认的标题、说明和图片', 'en-US': 'Sets the default title, description, and image' },
      },
      title: {
        type: 'string',
        description: { 'zh-CN': '标题，默认是 `type` 的数字', 'en-US': 'Title; by default, the number of its `type`' },
      },
      desc: {
        type: 'string',
        description: { 'zh-CN': '说明，默认是写死的中文', 'en-US': 'Description; by default, a hard-coded Chinese text' },
      },
      img: {
        type: 'string',
        description: {
          'zh-CN': '图片地址，写进不带引号的 `url()`；默认在厂商的网站上',
          'en-US': "Image address, used in a `url()` without quotation marks; on the vendor's site by default",
        },
      },
      imgColor: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '默认图片用彩色的', 'en-US': 'Uses the color version of the default image' },
      },
      backText: {
        type: 'string',
        default: "'返回首页'",
        description: { 'zh-CN': '按钮的文字，不跟随语言包', 'en-US': 'Text of the button; not taken from the language pack' },
      },
      redirect: {
        type: 'string',
        default: "'/'",
        description: { 'zh-CN': '按钮去的地址，同 `Button` 的 `to`', 'en-US': 'Address of the button; the `to` of `Button`' },
      },
    },
    slots: {
      title: { description: { 'zh-CN': '标题，在 `<h1>` 里', 'en-US': 'Title, inside the `<h1>`' } },
      desc: { description: { 'zh-CN': '说明', 'en-US': 'Description' } },
      actions: { description: { 'zh-CN': '代替默认按钮的内容', 'en-US': 'Replaces the button' } },
    },
  },
})
