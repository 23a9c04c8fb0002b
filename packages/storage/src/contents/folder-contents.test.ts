import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createFolderContents } from "./folder-contents.js";

async function* bytes(): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(97);
}

it("takes bytes again after its folder could not be prepared", async () => {
  const parent = await mkdtemp(join(tmpdir(), "contents-"));
  try {
    const folder = join(parent, "files");
    await writeFile(folder, "");
    const contents = createFolderContents(folder);
    await expect(contents.write(bytes(), 0)).rejects.toMatchObject({ code: expect.stringMatching(/ENOTDIR|EEXIST/) });
    await rm(folder);
    expect(await contents.write(bytes(), 0)).toMatchObject({ size: 1 });
  } finally {
    await rm(parent, { recursive: true });
  }
});
