import { describe, expect, it } from "vitest";
import { InvalidForm, readFilePart } from "./read-file-part.js";

async function* cut(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const size of sizes) {
    yield bytes.subarray(at, at + size);
    at += size;
  }
  yield bytes.subarray(at);
}

async function read(form: string | Uint8Array, sizes: readonly number[] = []) {
  const bytes = typeof form === "string" ? Buffer.from(form, "latin1") : form;
  const chunks: Uint8Array[] = [];
  for await (const chunk of readFilePart(cut(bytes, sizes), "b")) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("latin1");
}

const file = 'content-disposition: form-data; name="f"; filename="a.txt"\r\n';

describe("readFilePart", () => {
  it.each([
    [`--b\r\n${file}\r\ncontent\r\n--b--\r\n`, "content"],
    [`--b\r\n${file}\r\n\r\n--b--`, ""],
    [`ignored\r\n--b\r\n${file}content-type: text/plain\r\n\r\na\r\n--c\r\n--b--`, "a\r\n--c"],
    [`--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nfield\r\n--b\r\n${file}\r\nfile\r\n--b--`, "file"],
  ])("reads the file of %j", async (form, content) => {
    expect(await read(form)).toBe(content);
  });

  it.each(["", "--b", "--b--", `--b\r\n${file}\r\ncut off`, `--c\r\n${file}\r\ncontent\r\n--c--`])(
    "refuses %j",
    async (form) => {
      await expect(read(form)).rejects.toBeInstanceOf(InvalidForm);
    },
  );

  const field = 'content-disposition: form-data; name="x"\r\n\r\n';
  const part = `--b\r\n${file}\r\nfile\r\n`;
  it.each([
    ["before the first part", `${"x".repeat(70_000)}\r\n${part}--b--`],
    ["in a field before the file", `--b\r\n${field}${"x".repeat(70_000)}\r\n${part}--b--`],
    ["in a field after the file", `${part}--b\r\n${field}${"x".repeat(70_000)}\r\n--b--`],
    ["in many fields", `${`--b\r\n${field}\r\n`.repeat(2000)}${part}--b--`],
  ])("refuses a form with more than 64 KiB besides the file: %s", async (_, form) => {
    const sizes = Array.from({ length: Math.floor(form.length / 1000) }, () => 1000);
    await expect(read(form, sizes)).rejects.toBeInstanceOf(InvalidForm);
  });

  it("refuses endless headers", async () => {
    await expect(read(`--b\r\n${"x: y\r\n".repeat(9_999)}\r\n`)).rejects.toBeInstanceOf(InvalidForm);
  });

  it.each(["", "\r\n--", "-b\r\n-\r\n--\r\n", "\r\r\n\n--b", "x\u00ff\0"])(
    "reads %j in chunks of any size",
    async (content) => {
      const form = `--b\r\n${file}\r\n${content}\r\n--b--\r\n`;
      for (let size = 1; size <= form.length; size += 1) {
        const sizes = Array.from({ length: Math.floor(form.length / size) }, () => size);
        expect(await read(form, sizes)).toBe(content);
      }
    },
  );
});
