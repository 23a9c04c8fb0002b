import { describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../../src/index.js";

async function open() {
  const server = await createServer({ memory: true });
  onTestFinished(() => server.close());
  return server;
}

async function postFile(server: Awaited<ReturnType<typeof open>>, file: { readonly name: string; base64: string }) {
  const { message } = await server.as("annie.easley").post("general", "Here", { files: [file] });
  const [{ id = "" } = {}] = message["files"] as readonly { readonly id?: string }[];
  return id;
}

describe("people.seeFile", () => {
  it("returns the bytes that were dropped", async () => {
    const server = await open();
    const base64 = Buffer.from([0, 255, 10, 13, 128]).toString("base64");
    const id = await postFile(server, { name: "raw.bin", base64 });
    expect(await server.as("alan.turing").seesFile(id)).toMatchObject({ name: "raw.bin", size: 5, base64 });
  });

  it("refuses a file that the person does not see, and one that does not exist", async () => {
    const server = await open();
    const { channel } = await server.as("annie.easley").openDm("alan.turing");
    const posted = await server.as("annie.easley").post(channel, "Psst", { files: [{ name: "a.txt", content: "a" }] });
    const [{ id = "" } = {}] = posted.message["files"] as readonly { readonly id?: string }[];
    await expect(server.as("grace.hopper").seesFile(id)).rejects.toThrow("file_not_found");
    await expect(server.as("grace.hopper").seesFile("F404")).rejects.toThrow("file_not_found");
  });

  it("refuses a file without bytes", async () => {
    const server = await open();
    const { messages } = await server.as("alan.turing").sees("general", { limit: 200 });
    const files = messages.flatMap((message) => (message["files"] ?? []) as readonly { readonly id: string }[]);
    const answers = await Promise.allSettled(files.map(({ id }) => server.as("alan.turing").seesFile(id)));
    for (const answer of answers)
      expect(answer.status === "rejected" ? String(answer.reason) : "").toMatch(/^$|has no bytes/);
  });
});
