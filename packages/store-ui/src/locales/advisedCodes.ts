/** Business codes that the pages explain in their own words, with what to do next. */
export const advisedCodes = [
  '40301',
  '40401',
  '40910',
  '40911',
  '40912',
  '40913',
  '40915',
  '40916',
  '40920',
  '40921',
  '42203',
  '42204',
  '50201',
  '50202',
] as const
