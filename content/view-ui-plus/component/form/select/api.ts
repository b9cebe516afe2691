import { defineApi } from '@view-site/docs'
import { Option } from './api/Option.ts'
import { OptionGroup } from './api/OptionGroup.ts'
import { Select } from './api/Select.ts'

export default defineApi({ Select, Option, OptionGroup })
