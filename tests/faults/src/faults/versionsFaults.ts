import type { Fault } from '../Fault.ts'

/** Faults that the check of versions must find. */
export const versionsFaults: readonly Fault[] = [
  {
    name: 'two-versions',
    breaks: 'Two packages require different versions of one dependency.',
    edits: [
      {
        file: 'tests/exports/package.json',
        find: '"@view-site/published": "workspace:*",\n',
        replace: '"@view-site/published": "workspace:*",\n    "semver": "7.8.6",\n',
      },
      {
        file: 'tests/repository/package.json',
        find: '"@view-site/vitest-config": "workspace:*",\n',
        replace: '"@view-site/vitest-config": "workspace:*",\n    "semver": "7.8.5",\n',
      },
      // `npm test` installs from the frozen lockfile first, so the lockfile has to match.
      {
        file: 'pnpm-lock.yaml',
        find: '  tests/exports:\n    dependencies:\n',
        replace: '  tests/exports:\n    dependencies:\n      semver:\n        specifier: 7.8.6\n        version: 7.8.6\n',
      },
      {
        file: 'pnpm-lock.yaml',
        find: '  tests/repository:\n    devDependencies:\n',
        replace: '  tests/repository:\n    devDependencies:\n      semver:\n        specifier: 7.8.5\n        version: 7.8.5\n',
      },
    ],
    check: 'versions',
    command: 'pnpm versions',
    foundBy: /semver/,
    symptom: /7\.8\.5/,
  },
]
