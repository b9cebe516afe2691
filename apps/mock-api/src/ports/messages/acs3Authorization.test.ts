import { expect, test } from 'vitest'
import { acs3Authorization, acs3Query, sha256 } from './acs3Authorization.ts'

test('the example of Alibaba Cloud’s documentation gets the signature that is printed there', () => {
  const request = {
    method: 'POST',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    headers: {
      'x-acs-version': '2014-05-26',
      'x-acs-action': 'RunInstances',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      host: 'ecs.cn-shanghai.aliyuncs.com',
    },
  } as const
  expect(sha256('')).toBe(request.headers['x-acs-content-sha256'])
  expect(acs3Authorization(request, { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' })).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

test('a query is sorted by name, and every character that RFC 3986 reserves is encoded', () => {
  expect(acs3Query({ b: `a b*~!'()+/`, a: '短信', B: '{"code":"1"}' })).toBe(
    'B=%7B%22code%22%3A%221%22%7D&a=%E7%9F%AD%E4%BF%A1&b=a%20b%2A~%21%27%28%29%2B%2F',
  )
})
