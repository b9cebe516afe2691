import { useState, type ReactNode } from 'react'
import { PasswordField, TextField } from '../src/form.ts'
import { Button, ChevronDownIcon, GithubIcon, LogoutIcon, UserIcon } from '../src/index.ts'
import { ConfirmDialog, Dialog, Drawer, Menu, Popover } from '../src/overlay.ts'
import * as styles from './Gallery.css.ts'
import { Section } from './Section.tsx'

/** Components that open above the page. */
export function OverlaySection(): ReactNode {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | undefined>()
  const toggle = (name: 'dialog' | 'confirm' | 'drawer') => (next: boolean) => setOpen(next ? name : undefined)
  return (
    <Section title="Overlays 浮层">
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <UserMenu />
        <Popover trigger={<Button>Popover</Button>} title="关注我们">
          扫一扫，接收新版本通知。
        </Popover>
      </div>
      <Dialog open={open === 'dialog'} onOpenChange={toggle('dialog')} title="登录" description="登录后继续刚才的操作。" closeLabel="关闭">
        <form className={styles.stack} style={{ marginTop: 16 }}>
          <TextField label="邮箱" type="email" autoComplete="username" />
          <PasswordField label="密码" showLabel="显示密码" hideLabel="隐藏密码" />
          <Button variant="primary" size="lg" block>
            登录
          </Button>
        </form>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={toggle('confirm')}
        title="取消这笔订单？"
        description="取消后需要重新下单。"
        confirmLabel="取消订单"
        cancelLabel="再想想"
        onConfirm={() => undefined}
        danger
      />
      <Drawer
        open={open === 'drawer'}
        onOpenChange={toggle('drawer')}
        title="界面设置"
        closeLabel="关闭"
        footer={<Button block>恢复默认</Button>}
      >
        抽屉里的内容自己滚动。
      </Drawer>
    </Section>
  )
}

function UserMenu() {
  const [theme, setTheme] = useState('system')
  return (
    <Menu
      trigger={
        <Button>
          Menu <ChevronDownIcon />
        </Button>
      }
      items={[
        { type: 'link', label: '我的购买', to: '/account', icon: <UserIcon /> },
        { type: 'link', label: 'GitHub', to: 'https://github.com', icon: <GithubIcon />, end: '↗' },
        { type: 'separator' },
        {
          type: 'radio',
          label: '主题',
          value: theme,
          onValueChange: setTheme,
          options: [
            { value: 'system', label: '跟随系统' },
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
          ],
        },
        { type: 'separator' },
        { label: '退出登录', icon: <LogoutIcon />, danger: true, onSelect: () => undefined },
      ]}
    />
  )
}
