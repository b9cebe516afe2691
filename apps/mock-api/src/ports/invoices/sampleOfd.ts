import { escapeXml } from '../escapeXml.ts'
import { storedZip } from '../storedZip.ts'

const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A landscape A5 page, in millimetres. */
const area = '<ofd:PhysicalBox>0 0 210 148</ofd:PhysicalBox>'

/** A one-page OFD document (GB/T 33190-2016) with some lines of text. */
export function sampleOfd(lines: readonly string[]): Uint8Array {
  return storedZip({
    'OFD.xml': `${head}<ofd:OFD ${namespace} DocType="OFD" Version="1.0"><ofd:DocBody><ofd:DocInfo><ofd:DocID>00000000000000000000000000000001</ofd:DocID></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `${head}<ofd:Document ${namespace}><ofd:CommonData><ofd:MaxUnitID>${lines.length + 10}</ofd:MaxUnitID><ofd:PageArea>${area}</ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `${head}<ofd:Res ${namespace} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="2" FontName="宋体" FamilyName="SimSun"/></ofd:Fonts></ofd:Res>`,
    'Doc_0/Pages/Page_0/Content.xml': `${head}<ofd:Page ${namespace}><ofd:Area>${area}</ofd:Area><ofd:Content><ofd:Layer ID="3">${lines.map(textObject).join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
  })
}

function textObject(line: string, index: number): string {
  const size = index === 0 ? 6 : 4
  const top = 16 + index * 9
  return `<ofd:TextObject ID="${index + 4}" Boundary="16 ${top} 180 ${size + 2}" Font="2" Size="${size}"><ofd:TextCode X="0" Y="${size}">${escapeXml(line)}</ofd:TextCode></ofd:TextObject>`
}
