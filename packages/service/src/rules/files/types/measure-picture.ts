/** Size of a picture in pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size of a PNG, GIF, JPEG or WebP picture from its first bytes; undefined for others, and if the size comes
 * later.
 */
export function measurePicture(head: Uint8Array): PictureSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    return sizeOf(view);
  } catch (error) {
    // The first bytes end before the size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeOf(view: DataView): PictureSize | undefined {
  switch (view.getUint32(0)) {
    case 0x89504e47:
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case 0x47494638:
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 0x52494646:
      return view.getUint32(8) === 0x57454250 ? sizeOfWebp(view) : undefined;
    default:
      return view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view) : undefined;
  }
}

/** @see RFC 9649 §2 */
function sizeOfWebp(view: DataView): PictureSize | undefined {
  switch (view.getUint32(12)) {
    case 0x56503858: {
      const sideAt = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
      return { width: sideAt(24), height: sideAt(27) };
    }
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

/** Goes from segment to segment up to a frame header. */
function sizeOfJpeg(view: DataView): PictureSize | undefined {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
}
