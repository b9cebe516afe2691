import { trap, type TrapCase } from '../TrapCase.ts'

/** `on-enter` of `Input`, which also fires while an input method is composing. */
export const enterListeners: readonly TrapCase[] = [
  {
    trap: trap('component/form/input', 'pressing-enter-to-confirm-an-input'),
    tags: ['Input'],
    part: '@on-enter|@on-search',
    text: {
      'en-US':
        '"{part}" also fires when Enter confirms a candidate of an input method. Listen to "on-keydown" and return if "event.isComposing" is true.',
      'zh-CN': '用输入法时按回车选词也会触发 {part}。请监听 on-keydown，event.isComposing 为 true 时直接返回。',
    },
  },
]
