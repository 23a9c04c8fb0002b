import { describe, expect, it } from "vitest";
import { findType, measurePicture, typeOfName } from "./file-type.js";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const zip = [0x50, 0x4b, 0x03, 0x04];
const bytes = (content: string | readonly number[]) =>
  typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content);

describe("findType", () => {
  it.each([
    ["dot.png", png, "png"],
    ["dot.PNG", png, "png"],
    ["dot.txt", png, "png"],
    ["dot", png, "png"],
    ["dot.png", "not a picture", "text"],
    ["letter.docx", zip, "docx"],
    ["letter.zip", zip, "zip"],
    ["script.py", "print(1)", "python"],
    ["script.py", [0, 1, 2], "binary"],
    ["notes", "Grüße\t\r\n", "text"],
    ["notes.", [0xc3], "text"],
    ["notes", [0xff, 0xfe, 0x41], "binary"],
    ["clip", [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69], "mp4"],
    ["constructor.toString", "", "text"],
  ])("says that %s with %j is %s", (name, content, word) => {
    expect(findType(name, bytes(content)).word).toBe(word);
  });
});

describe("typeOfName", () => {
  it("knows no type of other names", () => {
    expect(["", "png", "a.", "a.nothing", "a.png/b"].map(typeOfName)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});

const hex = (text: string) => Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16));

const pictures = [
  ["PNG", "89504e470d0a1a0a 0000000d 49484452 00000140 000000f0"],
  ["GIF", "474946383961 4001 f000 00"],
  ["JPEG", "ffd8 ffe0 0004 0000 ffc4 0003 00 ffc2 0011 08 00f0 0140 03"],
  ["WebP with an alpha channel", "52494646 00000000 57454250 56503858 0a000000 10000000 3f0100 ef0000"],
  ["lossy WebP", "52494646 00000000 57454250 56503820 00000000 000000 9d012a 4001 f000"],
  ["lossless WebP", "52494646 00000000 57454250 5650384c 00000000 2f 3fc13b00"],
] as const;

describe("measurePicture", () => {
  it.each(pictures)("reads the size of a %s picture", (_, text) => {
    expect(measurePicture(hex(text))).toEqual({ width: 320, height: 240 });
  });

  it.each(pictures)("has no size for the beginning of a %s picture", (_, text) => {
    expect(measurePicture(hex(text).subarray(0, 7))).toBeUndefined();
  });

  it.each(["", "00", "25504446 2d312e37", "ffd8 0000 0000"])("has no size for %j", (text) => {
    expect(measurePicture(hex(text))).toBeUndefined();
  });
});
