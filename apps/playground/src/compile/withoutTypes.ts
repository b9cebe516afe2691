/** Removes the types from TypeScript and keeps the line numbers. */
export async function withoutTypes(code: string): Promise<string> {
  const { transform } = await import('sucrase')
  return transform(code, { transforms: ['typescript'], disableESTransforms: true }).code
}
