import { crc32, deflateSync, inflateSync } from 'node:zlib';

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a PNG: length, type, content, checksum. */
export function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/**
 * Recompresses a PNG without changing its pixels.
 *
 * @param level zlib's level: 0 stores, 9 compresses most.
 */
export function recompress(png: Buffer, level: number): Buffer {
  const chunks: Buffer[] = [];
  const pixels: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') pixels.push(png.subarray(at + 8, at + 8 + length));
    else if (type !== 'IEND') chunks.push(png.subarray(at, at + 12 + length));
    at += 12 + length;
  }
  return Buffer.concat([
    SIGNATURE,
    ...chunks,
    chunk('IDAT', deflateSync(inflateSync(Buffer.concat(pixels)), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
