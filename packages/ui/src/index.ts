export { Button, type ButtonProps } from './components/Button.tsx'
export { button, type ButtonLook } from './components/button.ts'
export { Clauses, type Clause, type ClausesProps } from './components/Clauses.tsx'
export { CopyButton, type CopyButtonProps } from './components/CopyButton.tsx'
export { copyText } from './components/copyText.ts'
export { EmptyState, type EmptyStateProps } from './components/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './components/ErrorState.tsx'
export { IconButton, type IconButtonProps } from './components/IconButton.tsx'
export { Kbd, type KbdProps } from './components/Kbd.tsx'
export { Mark, type MarkProps } from './components/Mark.tsx'
export { Mat, type MatProps } from './components/Mat.tsx'
export { QrCode, type QrCodeProps } from './components/QrCode.tsx'
export { Ruler, type RulerProps } from './components/Ruler.tsx'
export { Sheet, type SheetProps } from './components/Sheet.tsx'
export { Shell, type ShellProps } from './components/Shell.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton.tsx'
export { Spinner, type SpinnerProps } from './components/Spinner.tsx'
export { Tag, type TagProps } from './components/Tag.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden.tsx'
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
