export default {
  shared: '链接已复制，里面就是这段代码',
  sharedHere: '浏览器不让复制。链接已在地址栏里，请从那里复制',
  damaged: '这个分享链接不完整或已损坏，读不出代码。请向分享的人再要一次',
} as const
