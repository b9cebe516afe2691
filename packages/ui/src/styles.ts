// The style sheet for apps that use the built package: tokens, base and every component.
import './index.ts'
import './overlay.ts'
import './form.ts'
