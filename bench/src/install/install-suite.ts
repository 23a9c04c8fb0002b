import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { PeerName } from "../start/peers.js";
import { startCommand } from "../start/start-command.js";
import type { Contender, Row, Suite, SuiteOptions } from "../suite.js";

const run = promisify(execFile);
const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** Measures how long a user without anything waits for a first answer. npm reads what is no tarball from its registry. */
export const installSuite: Suite = {
  name: "install",
  readme: "apps/rollcall/README.md",
  packages: ["emulate"],
  async rows({ onClose }: SuiteOptions): Promise<readonly Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "rollcall-bench-install-"));
    onClose(() => rm(folder, { recursive: true, force: true }));
    const contenders = [
      await createContender("Rollcall", "rollcall", folder, packRollcall),
      await createContender("emulate", "emulate", folder, packEmulate),
    ] as const;
    return [
      {
        name: "From an empty folder and an empty cache of npm to the first answer",
        unit: "milliseconds",
        rounds: 5,
        contenders,
        goals: [{ against: "emulate", limit: 1 / 2, guard: 1 / 6 }],
      },
    ];
  },
};

/** Installs the tarballs that `pack` writes into an empty folder, and starts the command. */
async function createContender(
  name: PeerName,
  command: string,
  folder: string,
  pack: (folder: string) => Promise<unknown>,
): Promise<Contender> {
  const packed = join(folder, name);
  await mkdir(packed);
  await pack(packed);
  const tarballs = (await readdir(packed)).map((file) => join(packed, file));
  return {
    name,
    async sample() {
      const cwd = await mkdtemp(join(folder, "empty-"));
      await writeFile(join(cwd, "package.json"), '{ "private": true }\n');
      const started = performance.now();
      await run("npm", ["install", "--no-audit", "--no-fund", `--cache=${join(cwd, "cache")}`, ...tarballs], { cwd });
      const installedMs = performance.now() - started;
      await using answered = await startCommand(name, join(cwd, "node_modules/.bin", command));
      return installedMs + answered.elapsedMs;
    },
  };
}

/** Packs `rollcall` and the packages that it depends on, as for a release. */
function packRollcall(folder: string): Promise<unknown> {
  const filters = ["rollcall", "@rollcall/cli", "@rollcall/server"].flatMap((name) => ["--filter", name]);
  return run("pnpm", [...filters, "--recursive", "pack", "--pack-destination", folder], { cwd: repository });
}

/** Downloads the version of emulate that the other suites compare with. */
async function packEmulate(folder: string): Promise<unknown> {
  const { version } = JSON.parse(await readFile(findPackageJSON("emulate", import.meta.url) ?? "", "utf8"));
  return run("npm", ["pack", `emulate@${version}`, `--pack-destination=${folder}`], { cwd: folder });
}
