import { readBotCheckConfig, type BotCheckConfig } from '@app/shared/bot-check'
import { readServiceConfig, type ServiceConfig } from '@app/shared/common-config'
import { readEnv, type Env } from '@app/shared/env'
import type { Brand } from './domain/mail-content.ts'

export interface Config extends ServiceConfig {
  /** Own key for internal reads; mail cannot do without. */
  serviceKey: Buffer
  /** HMAC of unsubscribe addresses. */
  unsubscribeKey: Buffer
  botCheck: BotCheckConfig
  smtpUrl: string
  /** The sender's address; its domain also stands in the message ids. */
  from: string
  /** Who answers the contact form. */
  supportMailbox: string
  /** Where an administrator's mail without an address goes. */
  salesMailbox: string
  brand: Brand
}

export function readConfig(variables: Env = process.env): Config {
  const env = readEnv(variables)
  const config = {
    ...readServiceConfig(env, { name: 'mail', port: 8105 }),
    serviceKey: env.signingKey('SERVICE_KEY'),
    unsubscribeKey: env.secret('UNSUBSCRIBE_KEY', 32),
    botCheck: readBotCheckConfig(env),
    smtpUrl: env.text('SMTP_URL'),
    from: env.text('MAIL_FROM', 'hello@gbat-daily.example'),
    supportMailbox: env.text('SUPPORT_MAILBOX', 'support@gbat-daily.example'),
    salesMailbox: env.text('SALES_MAILBOX', 'sales@gbat-daily.example'),
    brand: {
      site: env.text('BRAND_NAME', 'GBAT Daily'),
      product: env.text('BRAND_PRODUCT', 'GBAT'),
      url: env.urls('PUBLIC_URL', 'http://localhost:8080')[0] ?? '',
    },
  }
  env.done()
  return config
}
