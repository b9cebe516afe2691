/** A landscape A5 page, in points. */
const page = { width: 595, height: 420, left: 48, top: 360, leading: 24 }

/**
 * A one-page PDF with some lines of Chinese text, in the Song typeface that PDF readers ship with. Libraries would have to embed a
 * Chinese font of several megabytes.
 */
export function samplePdf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line, index) => `/F ${index === 0 ? 16 : 11} Tf <${ucs2(line)}> Tj 0 -${page.leading} Td`).join('\n')
  const content = `BT ${page.left} ${page.top} Td\n${text}\nET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ])
}

/** Objects numbered from 1, and the cross-reference table with their offsets. Everything is ASCII, so characters are bytes. */
function assemble(objects: readonly string[]): Uint8Array {
  const offsets: string[] = []
  let file = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${file}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`, 'latin1')
}

function ucs2(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
