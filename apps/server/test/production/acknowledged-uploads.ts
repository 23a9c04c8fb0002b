import { randomBytes, randomInt } from "node:crypto";
import { expect } from "vitest";
import type { Client } from "../demo.js";
import { deployedTokens } from "../kit/deployed.js";
import type { Acknowledged } from "./acknowledged.js";

/** A file whose bytes a server has acknowledged. */
interface Upload {
  readonly id: string;
  readonly bytes: Buffer;
  /** Whether the upload was completed. `unknown`: the server was killed before it answered. */
  completed: boolean | "unknown";
}

const maxBytes = 300_000;
const bot = { authorization: `Bearer ${deployedTokens.bot}` };

/** Creates a record of uploads: the bytes of one can be completed, and those of a completed one read, after a kill. */
export function createAcknowledgedUploads(): Acknowledged {
  const uploads: Upload[] = [];
  let checked = 0;

  async function check(from: number, client: Client): Promise<void> {
    for (const upload of uploads.slice(from)) await checkUpload(upload, client);
  }

  return {
    async writeUntilGone(client, writer, onWrite) {
      try {
        for (let number = 0; ; number += 1)
          await writeUpload(client, { name: `${writer}x${number}.bin`, uploads, onWrite });
      } catch (error) {
        // The connection broke because the server was killed; any other error is a failure.
        if (!(error instanceof TypeError)) throw error;
      }
    },
    async checkNew(client) {
      await check(checked, client);
      checked = uploads.length;
    },
    checkAll: (client) => check(0, client),
    count: () => uploads.length,
  };
}

interface Writing {
  readonly name: string;
  readonly uploads: Upload[];
  readonly onWrite: () => void;
}

/** Uploads a file, and completes two of three. */
async function writeUpload(client: Client, { name, uploads, onWrite }: Writing): Promise<void> {
  const bytes = randomBytes(randomInt(1, maxBytes));
  const begun = await client.webapi("files.getUploadURLExternal", { filename: name, length: String(bytes.length) });
  const sent = await fetch(String(begun["upload_url"]), { method: "POST", body: new Uint8Array(bytes) });
  expect([sent.status, await sent.text()]).toEqual([200, `OK - ${bytes.length}`]);
  const upload: Upload = { id: String(begun["file_id"]), bytes, completed: false };
  uploads.push(upload);
  onWrite();
  if (uploads.length % 3 === 0) return;
  upload.completed = "unknown";
  expect(await complete(upload, client)).toMatchObject({ ok: true });
  upload.completed = true;
  onWrite();
}

function complete({ id }: Upload, { webapi }: Client) {
  return webapi("files.completeUploadExternal", { files: JSON.stringify([{ id }]) });
}

async function checkUpload(upload: Upload, client: Client): Promise<void> {
  if (upload.completed === false) expect(await complete(upload, client)).toMatchObject({ ok: true });
  // Completing a file twice is refused, so an unknown one may be either.
  if (upload.completed === "unknown") await complete(upload, client);
  upload.completed = true;
  const { file } = await client.webapi("files.info", { file: upload.id });
  expect(file).toMatchObject({ size: upload.bytes.length });
  const { url_private: url } = file as { readonly url_private: string };
  const bytes = Buffer.from(await (await fetch(url, { headers: bot })).arrayBuffer());
  expect(bytes.equals(upload.bytes)).toBe(true);
}
