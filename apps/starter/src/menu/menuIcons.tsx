import { CalendarIcon, CodeIcon, FileIcon, HomeIcon, InfoIcon, LogIcon, MailIcon, MenuIcon, PlayIcon, UserIcon } from '@view-site/ui'

/** Icons that menus name; those of the server know no component. */
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
