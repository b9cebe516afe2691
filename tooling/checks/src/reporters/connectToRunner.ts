import { connect } from 'node:net'
import { jobVariable, socketVariable, type ProgressMessage } from '../progress.ts'

type Sent = ProgressMessage extends infer Message ? (Message extends { job: string } ? Omit<Message, 'job'> : never) : never

/** Connects a reporter to the runner that started it; returns functions that send a message and close. Without a runner they do nothing. */
export function connectToRunner(): { send: (message: Sent) => void; end: () => Promise<void> } {
  const { [socketVariable]: address, [jobVariable]: job } = process.env
  if (address === undefined || job === undefined) return { send: () => undefined, end: async () => undefined }
  const socket = connect(address)
  // A suite does not fail because the runner has exited.
  socket.on('error', () => undefined)
  socket.unref()
  return {
    send: (message) => void socket.write(`${JSON.stringify({ ...message, job })}\n`),
    end: () => new Promise((resolve) => (socket.destroyed ? resolve() : socket.end(resolve))),
  }
}
