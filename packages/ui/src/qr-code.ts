export { frame as qrCodeFrame } from './components/qr-code/QrCode.css.ts'
export { qrCodePath, type QrCodePath } from './components/qr-code/qrCodePath.ts'
