import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";

const cache = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));

/**
 * Path of a Chromium: the one in its npm package, unpacked once, or the one that `ROLLCALL_TEST_BROWSER` names, for
 * machines that the package does not support.
 */
export async function browserPath(): Promise<string> {
  const given = process.env["ROLLCALL_TEST_BROWSER"];
  if (given !== undefined) return given;
  const folder = join(cache, "chromium");
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, "chromium");
}

/** The package unpacks into the temporary folder; tests of another process may do so at the same time. */
async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = own;
  try {
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
  await rename(own, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(own, { recursive: true });
  });
}
