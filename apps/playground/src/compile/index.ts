import modules from 'virtual:modules'
import { createModuleLoader } from '../run/createModuleLoader.ts'

export { addThrown } from './addThrown.ts'
export { compile, type Compiled } from './compile.ts'
export { explainProblem } from './explainProblem.ts'
export { transformStyle } from './transformStyle.ts'

/** Loads the modules that compiled code imports. */
export const loadModules = createModuleLoader(modules)
