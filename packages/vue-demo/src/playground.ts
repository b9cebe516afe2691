export {
  playgroundClose,
  playgroundEmbed,
  playgroundLocale,
  playgroundOpenType,
  playgroundTheme,
  playgroundThemeType,
  type PlaygroundOpen,
  type PlaygroundTheme,
} from './embedMessages.ts'
export { playgroundCodeType, playgroundReady, playgroundVersion, type PlaygroundCode } from './playgroundMessages.ts'
