import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeSection } from "./write-section.js";

describe("writeSection", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bench-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("replaces only its own section, and can replace it again", async () => {
    const file = join(folder, "README.md");
    await writeFile(file, "a\n<!-- bench:x -->\nold\n<!-- /bench:x -->\nb\n<!-- bench:y -->\n<!-- /bench:y -->\n");
    const wanted = "a\n<!-- bench:x -->\n\nnew\n\n<!-- /bench:x -->\nb\n<!-- bench:y -->\n<!-- /bench:y -->\n";
    await writeSection(file, "x", "new\n");
    await writeSection(file, "x", "new");
    expect(await readFile(file, "utf8")).toBe(wanted);
  });

  it("throws for a file without the section", async () => {
    const file = join(folder, "other.md");
    await writeFile(file, "<!-- bench:x -->");
    await expect(writeSection(file, "x", "new")).rejects.toThrow("has no section");
  });
});
