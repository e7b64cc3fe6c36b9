// Compresses what the server sends: a FILE.gz beside each text file of the folder. Fonts and pictures are compressed
// already.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
let total = 0;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name.endsWith('.gz')) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  if (!/\.(html|js|css|json|svg|txt|webmanifest)$/.test(entry.name)) {
    total += content.length;
    continue;
  }
  const compressed = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  writeFileSync(file + '.gz', compressed);
  total += compressed.length;
}
console.log(`The client: ${Math.round(total / 1024)} KB compressed, fonts included.`);
