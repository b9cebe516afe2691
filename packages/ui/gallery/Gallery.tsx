import { useState, type ReactNode } from 'react'
import * as firstIcons from '../src/icons/icons.tsx'
import * as moreIcons from '../src/icons/moreIcons.tsx'
import * as ui from '../src/index.ts'
import * as styles from './Gallery.css.ts'
import { FormSection } from './FormSection.tsx'
import { OverlaySection } from './OverlaySection.tsx'
import { Section } from './Section.tsx'

/** Every component of the package on one page, for the screenshots, the axe checks and the server rendering test. */
export function Gallery(): ReactNode {
  const [center] = useState(ui.createMessageCenter)
  return (
    <ui.MessageProvider center={center}>
      <ui.Shell as="main" className={styles.page}>
        <ButtonSection />
        <TextSection />
        <DrawnSection />
        <StateSection />
        <FormSection />
        <OverlaySection />
        <MessageSection />
        <IconSection />
      </ui.Shell>
      <ui.MessageRegion label="Messages" closeLabel="Close" />
    </ui.MessageProvider>
  )
}

function ButtonSection() {
  return (
    <Section title="Buttons 按钮">
      <div className={styles.row}>
        <ui.Button variant="primary" icon={<ui.PlusIcon />}>
          购买新授权
        </ui.Button>
        <ui.Button icon={<ui.DownloadIcon />}>下载 v3.2.0</ui.Button>
        <ui.Button>新建授权</ui.Button>
        <ui.Button variant="quiet">取消</ui.Button>
        <ui.Button variant="danger">删除</ui.Button>
        <ui.Button loading>正在提交</ui.Button>
        <ui.Button variant="primary" loading>
          正在提交
        </ui.Button>
        <ui.Button disabled>不可用</ui.Button>
      </div>
      <div className={styles.row}>
        <ui.Link to="/docs" variant="plain" className={ui.button({ variant: 'primary', size: 'lg' })}>
          阅读文档
        </ui.Link>
        <ui.Button size="lg">打开演练场</ui.Button>
        <ui.IconButton label="Search">
          <ui.SearchIcon />
        </ui.IconButton>
        <ui.IconButton label="Settings">
          <ui.SettingsIcon />
        </ui.IconButton>
        <ui.CopyButton text="npm i view-ui-plus" label="复制" copiedLabel="已复制" />
        <ui.CopyButton text="AP-7F3K" label="复制授权码" copiedLabel="已复制" iconOnly />
        <ui.Spinner label="Loading" />
      </div>
    </Section>
  )
}

function TextSection() {
  return (
    <Section title="Text 文字">
      <div className={styles.row}>
        <ui.Tag>已完成</ui.Tag>
        <ui.Tag tone="accent">已扫码</ui.Tag>
        <ui.Tag tone="success">支持中</ui.Tag>
        <ui.Tag tone="warning">待付款</ui.Tag>
        <ui.Tag tone="danger">已过期</ui.Tag>
        <ui.Kbd>⌘K</ui.Kbd>
        <ui.Mark>{4}</ui.Mark>
        <ui.Mark>run</ui.Mark>
        <span>
          对公转账或需要合同？<ui.Link to="/contact">联系客服</ui.Link>
          <ui.VisuallyHidden>（邮件）</ui.VisuallyHidden>
        </span>
        <ui.LogoMark label="View UI Plus" />
      </div>
    </Section>
  )
}

function DrawnSection() {
  return (
    <Section title="Drawn 画法">
      <ui.Ruler />
      <div className={styles.columns}>
        <div className={styles.frame}>
          <ui.Mat label="button-type.vue" end="24 栏样张">
            <ui.Sheet className={styles.demo}>样张始终是浅色</ui.Sheet>
          </ui.Mat>
        </div>
        <div className={styles.frame}>
          <ui.Mat scale>
            <ui.Sheet className={styles.demo}>0 8 16 24</ui.Sheet>
          </ui.Mat>
        </div>
        <ui.QrCode value="https://example.com/pay/20260506-0000" label="微信支付二维码，金额 5,980 元" />
      </div>
      <div className={styles.columns}>
        <ui.Clauses
          title="服务承诺"
          end={<ui.Tag>共 3 条</ui.Tag>}
          items={[
            { title: '交付源码', text: '拿到的是可以读、可以改的完整工程。' },
            { title: '永久授权', text: '没有续费，已购版本一直能用。' },
            { title: '两年支持', text: '工作日 10:00–18:00 提供支持。' },
          ]}
        />
      </div>
    </Section>
  )
}

function StateSection() {
  return (
    <Section title="States 状态">
      <div className={styles.columns}>
        <div className={styles.frame}>
          <ui.EmptyState title="还没有发票" action={<ui.Button>申请发票</ui.Button>}>
            付款完成的订单都可以开票，抬头会保存下来供下次使用。
          </ui.EmptyState>
        </div>
        <div className={styles.frame}>
          <ui.ErrorState title="价格没有加载出来" retryLabel="重试" onRetry={() => undefined}>
            网络中断，或服务暂时不可用。
          </ui.ErrorState>
        </div>
        <div className={styles.frame} style={{ padding: 24 }}>
          <ui.Skeleton lines={4} label="正在加载" />
        </div>
      </div>
    </Section>
  )
}

function MessageSection() {
  const { message, notice } = ui.useMessages()
  return (
    <Section title="Messages 消息">
      <div className={styles.row}>
        <ui.Button onClick={() => message({ type: 'success', text: '登录成功' })}>Message</ui.Button>
        <ui.Button onClick={() => message({ type: 'error', text: '网络中断，请稍后再试' })}>Error message</ui.Button>
        <ui.Button onClick={() => notice({ type: 'warning', title: '登录信息有误', text: '请重新登录后再继续。', persistent: true })}>
          Persistent notice
        </ui.Button>
      </div>
    </Section>
  )
}

function IconSection() {
  return (
    <Section title="Icons 图标">
      <div className={styles.row}>
        {Object.entries({ ...firstIcons, ...moreIcons }).map(([name, Icon]) => (
          <span key={name} className={styles.icon} title={name}>
            <Icon label={name} />
          </span>
        ))}
      </div>
    </Section>
  )
}
