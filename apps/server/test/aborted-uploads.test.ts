import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createServer } from "../src/index.js";

const length = 200_000;
const bytes = new Uint8Array(length).fill(65);

it("keeps nothing of an upload whose client disconnects, and takes it afterwards", async () => {
  const data = await mkdtemp(join(tmpdir(), "rollcall-"));
  onTestFinished(() => rm(data, { recursive: true }));
  const server = await createServer({ data });
  onTestFinished(() => server.close());
  const call = async (method: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ token: "svcb-demo-bot", ...fields });
    return (await server.fetch(`/api/${method}`, { method: "POST", body })).json() as Promise<Record<string, string>>;
  };
  const begun = await call("files.getUploadURLExternal", { filename: "map.bin", length: String(length) });
  const files = async () =>
    (await readdir(data, { recursive: true })).filter((path) => /[\\/](arriving|[0-9a-f]{2})[\\/]/.test(path));

  const before = await files();
  const half = request(begun["upload_url"] ?? "", { method: "POST", headers: { "content-length": length } });
  const broken = new Promise((resolve) => half.once("error", resolve));
  half.write(bytes.subarray(0, length / 2));
  await expect.poll(files).toHaveLength(before.length + 1);
  half.destroy();
  await broken;
  await expect.poll(files).toEqual(before);

  const complete = () => call("files.completeUploadExternal", { files: JSON.stringify([{ id: begun["file_id"] }]) });
  expect(await complete()).toMatchObject({ ok: false, error: "file_not_found" });
  const sent = await fetch(begun["upload_url"] ?? "", { method: "POST", body: bytes });
  expect(await sent.text()).toBe(`OK - ${length}`);
  expect(await complete()).toMatchObject({ ok: true });
  expect(await files()).toHaveLength(before.length + 1);
});
