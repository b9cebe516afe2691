export { Button, type ButtonProps } from './components/button/Button.tsx'
export { button, type ButtonLook } from './components/button/button.ts'
export { Clauses, type Clause, type ClausesProps } from './components/clauses/Clauses.tsx'
export { CopyButton, type CopyButtonProps } from './components/copy-button/CopyButton.tsx'
export { copyText } from './components/copy-button/copyText.ts'
export { EmptyState, type EmptyStateProps } from './components/state/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './components/state/ErrorState.tsx'
export { useOnline } from './components/state/useOnline.ts'
export { IconButton, type IconButtonProps } from './components/button/IconButton.tsx'
export { Kbd, type KbdProps } from './components/kbd/Kbd.tsx'
export { Mark, type MarkProps } from './components/mark/Mark.tsx'
export { Mat, type MatProps } from './components/mat/Mat.tsx'
export { QrCode, type QrCodeProps } from './components/qr-code/QrCode.tsx'
export { Ruler, type RulerProps } from './components/ruler/Ruler.tsx'
export { Sheet, type SheetProps } from './components/sheet/Sheet.tsx'
export { Shell, type ShellProps } from './components/shell/Shell.tsx'
export { Skeleton, type SkeletonProps } from './components/skeleton/Skeleton.tsx'
export { Spinner, type SpinnerProps } from './components/spinner/Spinner.tsx'
export { Tag, type TagProps } from './components/tag/Tag.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/VisuallyHidden.tsx'
export { useCountdown } from './countdown/useCountdown.ts'
export { cx } from './cx.ts'
export {
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  CollapseIcon,
  CopyIcon,
  ErrorIcon,
  ExternalIcon,
  EyeIcon,
  GithubIcon,
  GlobeIcon,
  InfoIcon,
  MenuIcon,
  MessageIcon,
  PlayIcon,
  PlusIcon,
  ReloadIcon,
  ResetIcon,
  SearchIcon,
  SettingsIcon,
  SuccessIcon,
  ThemeIcon,
  WarningIcon,
} from './icons/icons.tsx'
export {
  BellIcon,
  CalendarIcon,
  ChevronRightIcon,
  ClockIcon,
  CodeIcon,
  DownloadIcon,
  EyeOffIcon,
  FileIcon,
  FullscreenIcon,
  HomeIcon,
  LockIcon,
  LogIcon,
  LogoutIcon,
  MailIcon,
  MinusIcon,
  MoreIcon,
  PinIcon,
  QrIcon,
  UserIcon,
} from './icons/moreIcons.tsx'
export { type IconProps } from './icons/Icon.tsx'
export { LogoMark } from './icons/LogoMark.tsx'
export {
  createMessageCenter,
  type MessageCenter,
  type MessageEntry,
  type MessageOptions,
  type MessageType,
  type NoticeAction,
  type NoticeOptions,
} from './message/createMessageCenter.ts'
export { MessageProvider, type MessageProviderProps } from './message/MessageProvider.tsx'
export { MessageRegion, type MessageRegionProps } from './message/MessageRegion.tsx'
export { useMessages } from './message/useMessages.ts'
export { Link, type LinkProps } from './navigation/Link.tsx'
export {
  NavigationProvider,
  type Navigation,
  type NavigationLinkProps,
  type NavigationProviderProps,
} from './navigation/NavigationProvider.tsx'
export { useNavigation } from './navigation/useNavigation.ts'
