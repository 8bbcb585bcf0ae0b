export { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'
