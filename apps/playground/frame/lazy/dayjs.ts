export { default } from 'dayjs'
