import { connect, createServer } from 'node:net'

// The control surface answers its own machine only. In a container that is the container: this hands it on, byte by byte, to a port
// that compose.yaml publishes on the host's loopback address, and to nobody else.
const { PORT = '5321', DESK_PORT = '5322' } = process.env

const server = createServer((socket) => {
  const api = connect(Number(PORT), '127.0.0.1')
  socket.pipe(api).pipe(socket)
  socket.on('error', () => api.destroy())
  api.on('error', () => socket.destroy())
})
server.listen(Number(DESK_PORT))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
