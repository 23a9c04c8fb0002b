import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

/** The version of this package, which all packages of a release have. */
export async function ownVersion(): Promise<string> {
  const { version }: { readonly version: string } = JSON.parse(
    await readFile(new URL("../package.json", import.meta.url), "utf8"),
  );
  return version;
}

/** Texts by path, with `__NAME__` and `__VERSION__` for the name of the service and the version of its dependencies. */
type Starter = Readonly<Record<string, string>>;

/** Reads the files of a new service, which the build packs. */
async function readStarter(): Promise<Starter> {
  return JSON.parse(await readFile(new URL("../dist/starter.json", import.meta.url), "utf8"));
}

/** The files of a new service, or the reason why none was written, as a sentence. */
export type CreatedService =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly kind: "name" | "folder"; readonly error: string };

/**
 * Writes a SCIM service into a new or empty folder, whose last part is the name of the service. Existing files are not
 * changed.
 */
export async function createService(folder: string): Promise<CreatedService> {
  const place = resolve(folder);
  const name = basename(place);
  if (!names.test(name)) {
    const error = `"${name}" cannot be the name of a service: use lower-case letters, digits, hyphens, dots and underscores, such as my-service.`;
    return { ok: false, kind: "name", error };
  }
  try {
    const isTaken = (await entriesOf(place)).some((entry) => entry !== ".git");
    if (isTaken) return refuse(`The folder ${folder} is not empty; choose another one.`);
    return { ok: true, files: await writeFiles(place, name) };
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return refuse(`The folder ${folder} cannot be written: ${error.message}.`);
  }
}

/** Names that npm accepts for a new package. */
const names = /^(?!node_modules$)[a-z0-9][a-z0-9._-]{0,213}$/;

function refuse(error: string): CreatedService {
  return { ok: false, kind: "folder", error };
}

async function entriesOf(place: string): Promise<readonly string[]> {
  return readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

async function writeFiles(place: string, name: string): Promise<readonly string[]> {
  const [files, version] = await Promise.all([readStarter(), ownVersion()]);
  for (const [path, text] of Object.entries(files)) {
    const file = join(place, path);
    await mkdir(dirname(file), { recursive: true });
    // A file that another program writes at the same time stays.
    await writeFile(file, text.replaceAll("__NAME__", name).replaceAll("__VERSION__", version), { flag: "wx" });
  }
  return Object.keys(files);
}
