import i18n from '@view-site/i18n/package.json' with { type: 'json' }
import layout from '@view-site/layout/package.json' with { type: 'json' }
import platform from '@view-site/platform/package.json' with { type: 'json' }
import ui from '@view-site/ui/package.json' with { type: 'json' }
import type { AdminRouter } from './AdminRouter.ts'

/** What differs from one app to another. */
export interface ProjectOptions {
  /** Name of its package. */
  name: string
  title: string
  accent: string
  router: AdminRouter
}

/** Files of a new app that are not copied from the template, by path. */
export function projectFiles({ name, title, accent, router }: ProjectOptions): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(manifest(name, routers[router].package), null, 2)}\n`,
    'tsconfig.json': tsconfig,
    // npm leaves a file of this name out of packages.
    '.gitignore': 'node_modules\ndist\n.DS_Store\n',
    'README.md': readme(title, routers[router].name),
    'src/app.json': `${JSON.stringify({ name, title, accent }, null, 2)}\n`,
  }
}

const routers = {
  tanstack: { package: '@tanstack/react-router', name: 'TanStack Router' },
  'react-router': { package: 'react-router', name: 'React Router' },
} as const satisfies Record<AdminRouter, { package: keyof typeof layout.peerDependencies; name: string }>

function manifest(name: string, router: (typeof routers)[AdminRouter]['package']): object {
  const peers = { ...i18n.peerDependencies, ...layout.peerDependencies }
  return {
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview', test: 'vitest run' },
    dependencies: {
      [router]: peers[router],
      '@view-site/i18n': `^${i18n.version}`,
      '@view-site/layout': `^${layout.version}`,
      '@view-site/platform': `^${platform.version}`,
      '@view-site/ui': `^${ui.version}`,
      i18next: peers.i18next,
      jotai: peers.jotai,
      react: peers.react,
      'react-dom': peers['react-dom'],
      'react-i18next': peers['react-i18next'],
    },
    devDependencies: {
      '@types/node': '^24.0.0',
      '@types/react': '^19.2.0',
      '@types/react-dom': '^19.2.0',
      '@vitejs/plugin-react': '^6.3.0',
      typescript: '^7.0.2',
      vite: '^8.3.8',
      vitest: '^5.1.0',
    },
    engines: layout.engines,
  }
}

const tsconfig = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "preserve",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "types": ["node", "vite/client"],
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "verbatimModuleSyntax": true,
    "erasableSyntaxOnly": true,
    "allowImportingTsExtensions": true,
    "resolveJsonModule": true,
    "noEmit": true,
    "skipLibCheck": true
  },
  "include": ["src", "server", "test", "*.ts"]
}
`

function readme(title: string, router: string): string {
  return `# ${title}

An admin app: sign-in, a dashboard with a chart, a list with search, pages and a form, roles, two
languages.

\`\`\`sh
npm run dev        # the app and a sample backend, with hot reload
npm test           # the backend, the session and the menus
npm run build      # types, then static files in dist
npm run preview    # see what was built
\`\`\`

Sign in as \`viewer@example.com\`, \`editor@example.com\` or \`admin@example.com\` with the password
\`demo\`: a viewer reads, an editor changes customers, an administrator also sees the users.

| file                  | contents                                                                    |
| --------------------- | --------------------------------------------------------------------------- |
| \`src/app.json\`        | name, title and brand colour                                                |
| \`src/config.ts\`       | settings of the layout, keys in the browser's storage                       |
| \`src/createApp.ts\`    | the wiring: server, session, router, layout, languages; each part once      |
| \`src/router\`         | every page: its data, and who may see it; all that depends on ${router} |
| \`src/api\`             | the client of the server, and the shapes of its data                        |
| \`src/session\`         | who is signed in; \`src/api/User.ts\` has the permissions of each role        |
| \`src/menu\`            | the menus                                                                   |
| \`src/pages\`           | the pages; \`src/parts\` has the chart and the table                          |
| \`src/shell\`           | the app's parts of the header: search, user menu                            |
| \`src/languages.ts\`    | the languages; a new one needs its texts in \`src/texts.ts\`                  |
| \`src/locales\`         | all texts, Chinese and English; a missing key is a type error               |
| \`server\`              | the sample backend: in memory, only with \`dev\` and \`preview\`                |

## Your own backend

Answer the calls of \`src/api/createApi.ts\`, or change that file to yours. Then delete \`server\` and its
line in \`vite.config.ts\`, and pass requests on while you develop:

\`\`\`ts
server: { proxy: { '/api': 'http://localhost:8080' } }
\`\`\`

The session is an \`HttpOnly\` cookie: no token is in reach of scripts. Errors are
\`{ "error": "forbidden" }\` with one of the names in \`src/api/ApiError.ts\`. Serve \`dist\` with one rule:
an unknown path answers with \`index.html\`.
`
}
