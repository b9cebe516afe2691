import { useState, type ReactNode } from 'react'
import { Checkbox, PasswordField, RadioGroup, Select, Switch, TextField } from '../src/form.ts'
import { SearchIcon } from '../src/index.ts'
import * as styles from './Gallery.css.ts'
import { Section } from './Section.tsx'

const editions = [
  { value: 'pro', label: '标准版' },
  { value: 'business', label: '企业版' },
  { value: 'platform', label: '平台版', disabled: true },
]

/** Form controls, some with a hint, an error or a disabled state. */
export function FormSection(): ReactNode {
  const [filters, setFilters] = useState<string[]>(['pro', 'business'])
  return (
    <Section title="Form 表单">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <TextField label="邮箱" type="email" name="mail" autoComplete="username" placeholder="name@example.com" />
          <PasswordField
            label="密码"
            name="password"
            showLabel="显示密码"
            hideLabel="隐藏密码"
            error="密码至少 6 位"
            defaultValue="12345"
          />
          <TextField label="手机号" hint="用于接收发货通知" disabled defaultValue="138 0000 0000" />
        </div>
        <div className={styles.stack}>
          <Select label="版本" options={editions} placeholder="请选择" name="edition" />
          <Select label="筛选" options={editions} multiple value={filters} onValueChange={setFilters} size="md" />
          <TextField label="筛选属性" labelHidden size="md" start={<SearchIcon />} placeholder="筛选属性、说明或类型" />
        </div>
        <div className={styles.stack}>
          <Checkbox label="记住我" defaultChecked />
          <Checkbox label="同意服务条款" error="请先同意服务条款" />
          <Checkbox label="全选" indeterminate />
          <RadioGroup
            label="支付方式"
            defaultValue="wechat"
            options={[
              { value: 'wechat', label: '微信支付' },
              { value: 'alipay', label: '支付宝' },
            ]}
          />
          <Switch label="启用" defaultChecked />
          <Switch label="多标签页" note="打开的页面保留在标签栏" layout="setting" />
        </div>
      </div>
    </Section>
  )
}
