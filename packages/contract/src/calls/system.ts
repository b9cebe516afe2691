import { z } from 'zod'
import { defineCall } from '../defineCall.ts'
import { menuNode } from '../schemas/menuNode.ts'
import { locales } from '../values.ts'

const forbiddenKey = /(^|\.)(__proto__|prototype|constructor)($|\.)/

/** Menus of an app that gets its menus from the server. */
export const menuList = defineCall({
  path: '/api/system/menu/list',
  summary: 'Dynamic menus',
  auth: 'optional',
  request: z.object({ locale: z.enum(locales).optional() }),
  response: z.object({ header: z.array(menuNode), sider: z.array(menuNode) }),
  errors: [],
  idempotent: true,
})

/** Translations that override the built-in ones. */
export const i18nList = defineCall({
  path: '/api/system/i18n/list',
  summary: 'Translations that are merged over the built-in ones',
  auth: 'none',
  request: z.object({ locale: z.enum(locales).optional() }),
  response: z.partialRecord(
    z.enum(locales),
    z.record(
      z
        .string()
        .min(1)
        .max(200)
        .refine((key) => !forbiddenKey.test(key), { error: 'this key is refused' }),
      z.string().max(5000),
    ),
  ),
  errors: [],
  idempotent: true,
})
