import type { CDPSession } from 'playwright'

/** Slows a page down to a slow phone and connection: CPU 4 times slower, 1.6 Mbps down, 750 Kbps up, 150 ms latency. */
export async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
