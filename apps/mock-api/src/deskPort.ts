import { connect, createServer } from 'node:net'

// The control surface only answers its own machine. In a container that is the container itself, so this TCP proxy forwards to it from a
// port that compose.yaml publishes on the host's loopback address only.
const { PORT = '5321', DESK_PORT = '5322' } = process.env

const server = createServer((socket) => {
  const api = connect(Number(PORT), '127.0.0.1')
  socket.pipe(api).pipe(socket)
  socket.on('error', () => api.destroy())
  api.on('error', () => socket.destroy())
})
server.listen(Number(DESK_PORT))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
