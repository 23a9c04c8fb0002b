import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { CommandError, exitCodes } from "../describe-error.js";
import { parseJson } from "../parse-json.js";

const profileSchema = z.strictObject({ url: z.url().exactOptional(), token: z.string().exactOptional() });
const configSchema = z.strictObject({
  /** Name of the default profile. */
  current: z.string().exactOptional(),
  profiles: z.record(z.string(), profileSchema),
});

/** A named server and token. */
export type Profile = Readonly<z.infer<typeof profileSchema>>;

/** The content of the config file. */
export type Config = Readonly<z.infer<typeof configSchema>>;

type Env = Readonly<Record<string, string | undefined>>;

/** Path of the config file. Default: in the user's config folder, unless `ROLLCALL_CONFIG` is set. */
export function configPath(env: Env): string {
  const { ROLLCALL_CONFIG: path, XDG_CONFIG_HOME: folder, HOME: home } = env;
  return path ?? join(folder ?? join(home ?? homedir(), ".config"), "rollcall", "config.json");
}

/**
 * Reads the config file; empty if it does not exist.
 * @throws CommandError if it is invalid
 */
export async function readConfig(env: Env): Promise<Config> {
  const path = configPath(env);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new CommandError(`cannot read ${path}: ${error.code}`, exitCodes.usage, { cause: error });
  });
  if (text === undefined) return { profiles: {} };
  const config = configSchema.safeParse(parseJson(text));
  if (config.success) return config.data;
  // The file may contain tokens, so the error does not quote it.
  throw new CommandError(`${path} is not a valid config file of rollcall; correct or remove it`, exitCodes.usage);
}

/** Writes the config file atomically, readable only by its owner. */
export async function writeConfig(env: Env, config: Config): Promise<void> {
  const path = configPath(env);
  const beside = `${path}.${process.pid}.new`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(beside, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
    await chmod(beside, 0o600);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new CommandError(`cannot write ${path}: ${code}`, exitCodes.usage, { cause: error });
  }
}
