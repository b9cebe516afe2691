import { z } from 'zod'

const safeUrl = z
  .string()
  .max(500)
  .regex(/^(?:\/(?![/\\])|https?:\/\/|#)/)
  .describe('A path of this site, an anchor or an http(s) address')

const leaf = {
  title: z.string().max(60),
  path: safeUrl.optional(),
  subtitle: z.string().max(60).optional(),
  header: z.string().max(60).optional(),
  name: z.string().max(60).optional(),
  desc: z.string().max(200).optional(),
  icon: z.string().max(60).optional(),
  custom: z.string().max(60).optional(),
  img: safeUrl.optional(),
  cover: safeUrl.optional(),
  auth: z.array(z.string().max(60)).optional(),
  target: z.enum(['_self', '_blank']).optional(),
  replace: z.boolean().optional(),
  divided: z.boolean().optional(),
  hideSider: z.boolean().optional(),
  badge: z.object({ text: z.string().max(20), className: z.string().max(60).optional() }).optional(),
}

/** One entry of the dynamic menu. */
export type MenuNode = z.infer<z.ZodObject<typeof leaf>> & { children?: MenuNode[] | undefined }

/** One entry of the dynamic menu, at most five levels deep. */
export const menuNode: z.ZodType<MenuNode> = level(5).meta({ id: 'MenuNode' })

function level(left: number): z.ZodType<MenuNode> {
  return left === 1 ? z.object(leaf) : z.object({ ...leaf, children: z.array(level(left - 1)).optional() })
}
