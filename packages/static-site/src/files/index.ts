export { brotliOf, writeCompressed, type Compression, type WriteCompressedOptions } from './compressed.ts'
export { openCompressedCache, type CompressedCache } from './compressedCache.ts'
export { replaceFile } from './replaceFile.ts'
export { openSiteFiles, type FileContent, type FileStream, type SiteFiles, type SiteFilesOptions } from './siteFiles.ts'
