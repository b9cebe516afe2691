export { default } from 'dayjs/plugin/weekOfYear'
