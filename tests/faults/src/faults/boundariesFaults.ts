import type { Fault } from '../Fault.ts'

/** Faults that the check of boundaries must find. */
export const boundariesFaults: readonly Fault[] = [
  {
    name: 'layout-imports-auth',
    breaks: 'The shell, which must not depend on the API, imports the auth package.',
    edits: [
      {
        file: 'packages/layout/package.json',
        find: '"@view-site/ui": "workspace:^"',
        replace: '"@view-site/auth": "workspace:^",\n    "@view-site/ui": "workspace:^"',
      },
      {
        file: 'pnpm-lock.yaml',
        find: '  packages/layout:\n    dependencies:\n',
        replace:
          "  packages/layout:\n    dependencies:\n      '@view-site/auth':\n        specifier: workspace:^\n        version: link:../auth\n",
      },
      {
        file: 'packages/layout/src/header/Logo.tsx',
        find: "import { LogoMark } from '@view-site/ui'\n",
        replace: "import '@view-site/auth'\nimport { LogoMark } from '@view-site/ui'\n",
      },
    ],
    check: 'boundaries',
    command: 'pnpm boundaries',
    foundBy: /@view-site\/layout/,
    symptom: /@view-site\/auth/,
  },
]
