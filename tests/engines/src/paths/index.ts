import { demo } from './demo.ts'
import { docs } from './docs.ts'
import { home } from './home.ts'
import { language } from './language.ts'
import { pay } from './pay.ts'
import type { Path } from './Path.ts'
import { phone } from './phone.ts'
import { playground } from './playground.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { signIn } from './signIn.ts'
import { theme } from './theme.ts'

/** The main paths of a visitor. */
export const paths: readonly Path[] = [home, docs, demo, search, theme, language, settings, phone, signIn, pay, playground]
