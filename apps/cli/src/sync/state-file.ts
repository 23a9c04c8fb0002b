import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import type { LinkEntry, LinkStore } from "@rollcall/scim-provider";
import { z } from "zod";
import { CommandError, describeFileError, exitCodes } from "../describe-error.js";
import { parseJson } from "../parse-json.js";

const headSchema = z.strictObject({ rollcall: z.literal("sync"), to: z.string() });
const linkSchema = z.strictObject({
  id: z.string(),
  sent: z.array(z.string()).exactOptional(),
  kept: z.record(z.string(), z.union([z.tuple([z.unknown()]), z.tuple([z.unknown(), z.unknown()])])).exactOptional(),
  hasLeft: z.boolean().exactOptional(),
});
const entrySchema = z.strictObject({
  type: z.enum(["User", "Group"]),
  key: z.string(),
  link: linkSchema.exactOptional(),
});

/**
 * Creates a store in a file next to the source. Each line is an entry, so a killed run loses none. Loading removes lines
 * that later ones replaced.
 * @param to URL of the target, which must be the same in every run
 */
export function createStateFile(path: string, to: string): LinkStore {
  const head = `${JSON.stringify({ rollcall: "sync", to })}\n`;
  let isNew = false;
  return {
    load: async () => {
      const text = await read(path);
      isNew = text === undefined;
      if (text === undefined) return [];
      const [first = "", ...lines] = text.split("\n");
      checkHead(path, first, to);
      const entries = latest(lines.flatMap((line) => readEntry(line) ?? []));
      await replace(path, `${head}${entries.map(print).join("")}`);
      return entries;
    },
    add: async (entry) => {
      const text = print(entry);
      await write(path, isNew ? `${head}${text}` : text);
      isNew = false;
    },
  };
}

function print(entry: LinkEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** The last entry of each resource that is still linked. */
function latest(entries: readonly LinkEntry[]): readonly LinkEntry[] {
  const last = new Map(entries.map((entry) => [`${entry.type} ${entry.key}`, entry]));
  return [...last.values()].filter(({ link }) => link !== undefined);
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw fileError(path, error, "read");
  }
}

async function replace(path: string, text: string): Promise<void> {
  try {
    await writeFile(`${path}.new`, text, { mode: 0o600 });
    await rename(`${path}.new`, path);
  } catch (error) {
    throw fileError(path, error, "written");
  }
}

async function write(path: string, text: string): Promise<void> {
  await appendFile(path, text, { mode: 0o600 }).catch((error: unknown) => {
    throw fileError(path, error, "written");
  });
}

function fileError(path: string, error: unknown, what: "read" | "written"): CommandError {
  const verb = what === "read" ? "read" : "write";
  return new CommandError(`cannot ${verb} ${path}: ${describeFileError(error, what)}`, exitCodes.usage, {
    cause: error,
  });
}

function checkHead(path: string, line: string, to: string): void {
  const head = headSchema.safeParse(parseJson(line));
  if (!head.success)
    throw new CommandError(`${path} is not the state of a sync; name another file with --state`, exitCodes.usage);
  if (head.data.to === to) return;
  throw new CommandError(
    `${path} is the state of a sync to ${head.data.to}; name another file with --state`,
    exitCodes.usage,
  );
}

/** Reads an entry. A process that was killed while writing leaves an incomplete last line. */
function readEntry(line: string): LinkEntry | undefined {
  return entrySchema.safeParse(parseJson(line)).data;
}
