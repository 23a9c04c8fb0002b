// Puts compressed copies next to the files of a folder, which the server sends to clients that accept them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(css|html|js|json|md|svg|txt|xml)$/;

/** With the best quality of Brotli, the largest document alone would take several seconds. */
const quality = 9;

/** Smaller files fit into one packet, compressed or not. */
const leastBytes = 1400;

/** @param {string} folder path of the folder */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((each) => compressible.test(each))) {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < leastBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const copies = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
    for (const [end, copy] of Object.entries(copies)) writeFileSync(`${path}.${end}`, copy);
  }
}
