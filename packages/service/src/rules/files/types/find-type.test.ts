import { describe, expect, it } from "vitest";
import { findType, typeOfName } from "../file-type.js";

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
