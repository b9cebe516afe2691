import { BlockList, isIP } from 'node:net'

/**
 * Returns a function that reports whether an address belongs to a trusted proxy: this machine, and the comma-separated addresses and
 * subnets (`10.0.0.0/8`) in `list`. Throws an error that names the first invalid entry.
 */
export function trustedProxies(list = ''): (address: string) => boolean {
  const known = new BlockList()
  known.addSubnet('127.0.0.0', 8)
  known.addAddress('::1', 'ipv6')
  for (const entry of list.split(',').map((part) => part.trim())) if (entry !== '') add(known, entry)
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return isIP(plain) !== 0 && known.check(plain, family(plain))
  }
}

function add(known: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
    throw new Error(`"${entry}" is neither an address nor a subnet; write for example 10.1.2.3 or 10.0.0.0/8.`)
  known.addSubnet(address, bits === undefined ? most : Number(bits), family(address))
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
