import { randomUUID } from 'node:crypto'
import type { TestUser } from './startWorld.ts'

/** The example number of GB 11643. */
export const idNumber = '11010519491231002X'

/** The body that submits a real name. */
export function realNameBody({ token }: TestUser) {
  return { token, name: '林夏', id_number: idNumber, request_id: randomUUID() }
}
