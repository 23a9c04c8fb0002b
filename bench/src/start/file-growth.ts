import { residentKilobytes } from "../served/resident-kilobytes.js";

/** A server of the demo world. */
interface Measured {
  readonly url: string;
  readonly pid: number;
}

const chunk = new Uint8Array(65_536).map((_, at) => at % 251);

/** Growth of a server's resident memory over idle while a file is uploaded and read again, in kilobytes: its peak. */
export async function fileGrowth({ url, pid }: Measured, megabytes: number): Promise<number> {
  const length = megabytes * 1_048_576;
  const idle = residentKilobytes(pid);
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentKilobytes(pid));
  }, 20);
  try {
    const { upload_url: address, file_id: id } = await call(url, "files.getUploadURLExternal", {
      filename: "large.bin",
      length,
    });
    const half: object = { duplex: "half" };
    const sent = await fetch(String(address), { method: "POST", body: streamOf(length), ...half });
    if (sent.status !== 200) throw new Error(`The upload is answered with ${sent.status}.`);
    const { files } = await call(url, "files.completeUploadExternal", { files: [{ id }] });
    const [{ url_private: path } = { url_private: "" }] = files as readonly { readonly url_private: string }[];
    const size = await read(path);
    if (size !== length) throw new Error(`The file has ${size} bytes.`);
  } finally {
    clearInterval(timer);
  }
  return peak - idle;
}

const headers = { authorization: "Bearer svcb-demo-bot" };

async function call(url: string, method: string, sent: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${url}/api/${method}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(sent),
  });
  const body = (await answer.json()) as Readonly<Record<string, unknown>>;
  if (body["ok"] !== true) throw new Error(`${method} is answered with ${JSON.stringify(body)}.`);
  return body;
}

function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      const next = chunk.subarray(0, Math.min(left, chunk.length));
      left -= next.length;
      controller.enqueue(next);
    },
  });
}

async function read(url: string): Promise<number> {
  const answer = await fetch(url, { headers });
  let size = 0;
  for await (const part of answer.body ?? []) size += part.length;
  return size;
}
