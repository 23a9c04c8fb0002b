import type { Chunks } from "../../store/content-port.js";
import { cannot, type Person } from "../act.js";

/** Most bytes of a file that one look returns. */
const maxSeenBytes = 16 * 1024 * 1024;

/** The bytes of a file, as the person opens or downloads it. */
export async function seeFile({ file: id }: { readonly file: string }, { call, store }: Person) {
  const info = await call("files.info", { file: id });
  if (!info.ok) return info;
  const { content, name, mimetype, size } = (await store.files.get(id)) ?? {};
  if (size !== undefined && size > maxSeenBytes) {
    return cannot(`${name} has ${size} bytes, and people.seeFile returns at most ${maxSeenBytes}.`);
  }
  const chunks = content === undefined ? undefined : await store.contents.read(content);
  if (chunks === undefined || name === undefined || mimetype === undefined || size === undefined) {
    return cannot(`${id} has no bytes on this server.`);
  }
  return { ok: true as const, name, mimetype, size, base64: await toBase64(chunks) };
}

async function toBase64(chunks: Chunks): Promise<string> {
  const texts: string[] = [];
  for await (const chunk of chunks) for (const byte of chunk) texts.push(String.fromCharCode(byte));
  return btoa(texts.join(""));
}
