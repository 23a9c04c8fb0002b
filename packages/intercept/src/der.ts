// The Distinguished Encoding Rules, as far as certificates and stores of certificates need them.
// @see https://www.itu.int/rec/T-REC-X.690

/** Encodes a value: its tag, its length, and its contents. */
export function encode(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const length = contents.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  const header = length < 128 ? [tag, length] : [tag, 0x80 | digits.length, ...digits];
  return Buffer.concat([Buffer.from(header), ...contents]);
}

/** Encodes a sequence. */
export function sequence(...items: readonly Uint8Array[]): Buffer {
  return encode(0x30, ...items);
}

/** Encodes a set. */
export function set(...items: readonly Uint8Array[]): Buffer {
  return encode(0x31, ...items);
}

/** Encodes a value with a tag of its context around it. */
export function explicit(tag: number, value: Uint8Array): Buffer {
  return encode(0xa0 | tag, value);
}

/** Encodes bytes. */
export function octets(bytes: Uint8Array): Buffer {
  return encode(0x04, bytes);
}

/** Encodes bits, the last byte of which has some that are not used. */
export function bits(bytes: Uint8Array, unused = 0): Buffer {
  return encode(0x03, Buffer.from([unused]), bytes);
}

/** Encodes a positive integer of big-endian bytes. */
export function integer(...bytes: readonly number[]): Buffer {
  const first = bytes[0] ?? 0;
  return encode(0x02, Buffer.from(first < 128 ? bytes : [0, ...bytes]));
}

/** Encodes true. */
export function yes(): Buffer {
  return encode(0x01, Buffer.from([0xff]));
}

/** Encodes an object identifier in dotted form. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const bytes = [40 * first + second, ...rest].flatMap((arc) => {
    const digits = [arc % 128];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) digits.unshift(0x80 | (left % 128));
    return digits;
  });
  return encode(0x06, Buffer.from(bytes));
}

/** Encodes an instant to the second. */
export function time(instant: Date): Buffer {
  const digits = instant.toISOString().replace(/\.\d+|\D/g, "");
  // From 2050 on, the year has four digits.
  if (instant.getUTCFullYear() >= 2050) return encode(0x18, Buffer.from(`${digits}Z`));
  return encode(0x17, Buffer.from(`${digits.slice(2)}Z`));
}
