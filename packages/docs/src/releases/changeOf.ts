import type { MemberState } from '../define/ApiHistory.ts'

/** How a member differs between two releases. */
export type ChangeKind = 'added' | 'removed' | 'deprecated' | 'changed'

/** Fields of a prop that releases change. */
export const changedFields = ['type', 'default', 'required'] as const

/** Compares two states of a member; `undefined` if they are equal. Runs in browsers too. */
export function changeOf(before: MemberState | null, after: MemberState | null): ChangeKind | undefined {
  if (!before) return after ? 'added' : undefined
  if (!after) return 'removed'
  if (after.deprecated && !before.deprecated) return 'deprecated'
  return changedFields.some((field) => before[field] !== after[field]) ? 'changed' : undefined
}

/** The fields that differ, with their values as code; `undefined` where there is none. */
export function differences(
  before: MemberState,
  after: MemberState,
): { field: (typeof changedFields)[number]; from: string | undefined; to: string | undefined }[] {
  return changedFields.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, from: textOf(before[field]), to: textOf(after[field]) }],
  )
}

function textOf(value: string | boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
