// An animated PNG from pictures that a browser took: the first one whole, of each other one the part that differs.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/**
 * Animates pictures of equal size. Viewers without animation show the first one.
 * @param page any page of a browser, which finds what differs
 * @param frames pictures as PNG, each with the time that it is shown, in milliseconds
 * @returns the animated PNG
 * @see https://www.w3.org/TR/png-3/#apng-frame-based-animation
 */
export async function animate(page, frames) {
  const parts = await page.evaluate(
    findParts,
    frames.map(({ png }) => png.toString("base64")),
  );
  const chunks = [];
  let sequence = 0;
  for (const [index, { x, y, width, height, png }] of parts.entries()) {
    const read = readChunks(Buffer.from(png, "base64"));
    const packed = Buffer.concat(read.filter(({ type }) => type === "IDAT").map((chunk) => chunk.data));
    // Browsers pack fast, not small.
    const data = deflateSync(inflateSync(packed), { level: 9, memLevel: 9 });
    if (index === 0) chunks.push(toChunk("IHDR", read[0].data), toChunk("acTL", toInts(parts.length, 0)));
    const control = Buffer.concat([toInts(sequence, width, height, x, y), Buffer.alloc(6)]);
    control.writeUInt16BE(frames[index].ms, 20);
    control.writeUInt16BE(1000, 22);
    sequence += 1;
    chunks.push(toChunk("fcTL", control));
    if (index === 0) chunks.push(toChunk("IDAT", data));
    else {
      chunks.push(toChunk("fdAT", Buffer.concat([toInts(sequence), data])));
      sequence += 1;
    }
  }
  return Buffer.concat([signature, ...chunks, toChunk("IEND", Buffer.alloc(0))]);
}

/** In the browser: the rectangle in which each picture differs from the one before, as PNG. All have one format. */
async function findParts(pictures) {
  const draw = async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return { canvas, pixels: new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer) };
  };
  const parts = [];
  let before;
  for (const picture of pictures) {
    const { canvas, pixels } = await draw(picture);
    let [left, top, right, bottom] =
      before === undefined ? [0, 0, canvas.width - 1, canvas.height - 1] : [canvas.width, canvas.height, 0, 0];
    if (before !== undefined)
      for (let at = 0; at < pixels.length; at += 1) {
        if (pixels[at] === before[at]) continue;
        const [x, y] = [at % canvas.width, Math.floor(at / canvas.width)];
        [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      }
    // A frame has at least one pixel.
    if (left > right) [left, top, right, bottom] = [0, 0, 0, 0];
    const [width, height] = [right - left + 1, bottom - top + 1];
    const part = Object.assign(document.createElement("canvas"), { width, height });
    part.getContext("2d").drawImage(canvas, -left, -top);
    parts.push({ x: left, y: top, width, height, png: part.toDataURL("image/png").split(",")[1] });
    before = pixels;
  }
  return parts;
}

function readChunks(png) {
  const chunks = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function toChunk(type, data) {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([toInts(data.length), typed, toInts(crc32(typed))]);
}

function toInts(...values) {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}
