import { CalendarIcon, CodeIcon, FileIcon, HomeIcon, InfoIcon, LogIcon, MailIcon, MenuIcon, PlayIcon, UserIcon } from '@view-site/ui'

/** Icons by name, because menus from a server cannot contain components. */
export const menuIcons = {
  home: HomeIcon,
  mail: MailIcon,
  list: MenuIcon,
  box: FileIcon,
  chart: CodeIcon,
  calendar: CalendarIcon,
  play: PlayIcon,
  info: InfoIcon,
  user: UserIcon,
  log: LogIcon,
}
