import type { ApiExport } from '@view-site/docs'

/** The menu that a right click opens in Table and Tree. */
export const contextMenu = {
  slots: {
    contextMenu: { description: { 'zh-CN': '右键菜单，放若干个 `DropdownItem`', 'en-US': 'Context menu, made of `DropdownItem`s' } },
  },
  methods: {
    closeContextMenu: {
      signature: '() => void',
      description: { 'zh-CN': '关闭右键菜单', 'en-US': 'Closes the context menu' },
    },
  },
} satisfies ApiExport
