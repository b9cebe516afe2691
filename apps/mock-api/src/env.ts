import { z } from 'zod'
import { trustedProxies } from './http/trustedProxies.ts'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')
const text = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

/** A number; an empty variable counts as unset. */
const number = (schema: z.ZodType<number>, fallback: number) =>
  z.preprocess((value) => (value === undefined || value === '' ? fallback : value), schema)

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(5321),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: text.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_FILE: z.string().min(1).default('.data/mock-api.sqlite'),
  NODE_ENV: text,
  SECRET_KEY: text.pipe(z.string().min(32).optional()),
  SEED: z
    .enum(['0', '1', 'true', 'false', ''])
    .optional()
    .transform((value) => (value === undefined || value === '' ? undefined : value === '1' || value === 'true')),
  LOCKED_DIR: text,
  RELEASES_DIR: text,
  INVOICES_DIR: text,
  CONTROL: flag,
  ALLOW_ORIGIN: text.pipe(z.url().optional()),
  PUBLIC_ORIGIN: text.pipe(
    z
      .url({ protocol: /^https?$/ })
      .transform((address) => new URL(address).origin)
      .optional(),
  ),
  TRUSTED_PROXIES: z
    .string()
    .optional()
    .transform((list, context) => {
      try {
        return trustedProxies(list)
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : '' })
        return z.NEVER
      }
    }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  ALIBABA_CLOUD_ACCESS_KEY_ID: text,
  ALIBABA_CLOUD_ACCESS_KEY_SECRET: text,
  ALIBABA_SMS_SIGN_NAME: text,
  ALIBABA_SMS_TEMPLATE_CODE: text,
  MESSAGE_WEBHOOK: text.pipe(z.url().optional()),
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: text,
  WECHAT_APP_ID: text,
  WECHAT_MERCHANT_ID: text,
  WECHAT_SERIAL_NO: text,
  WECHAT_PRIVATE_KEY_FILE: text,
  WECHAT_PUBLIC_KEY_ID: text,
  WECHAT_PUBLIC_KEY_FILE: text,
  WECHAT_API_KEY: text.pipe(z.string().length(32).optional()),
  WECHAT_H5: flag,
  ALIPAY_APP_ID: text,
  ALIPAY_PRIVATE_KEY_FILE: text,
  ALIPAY_PUBLIC_KEY_FILE: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_EXPORTER_OTLP_PROTOCOL: text.pipe(z.enum(['http/protobuf', 'http/json']).default('http/protobuf')),
  OTEL_METRIC_EXPORT_INTERVAL: number(z.coerce.number().int().min(1000), 60_000),
  OTEL_SDK_DISABLED: flag,
  OTEL_TRACES_SAMPLER: text
    .transform((name) => name?.replace('parentbased_', ''))
    .pipe(z.enum(['always_on', 'always_off', 'traceidratio']).default('always_on')),
  OTEL_TRACES_SAMPLER_ARG: number(z.coerce.number().min(0).max(1), 1),
  VAPTCHA_ID: text,
  VAPTCHA_SECRET: text,
})

/** The environment, checked. */
export type Env = z.output<typeof schema>

/** Reads the environment; throws an error that lists each invalid variable with the reason. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(variables)
  if (parsed.success) return parsed.data
  throw new Error(`Invalid environment variables; README.md lists all of them.\n${z.prettifyError(parsed.error)}`)
}
