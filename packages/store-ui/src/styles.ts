// One stylesheet for apps that use the built package: every page, lazy parts too.
import './demo-request/index.ts'
import './orders/index.ts'
import './pay/index.ts'
import './price/index.ts'
import './purchases/CreateLicense.tsx'
import './purchases/index.ts'
