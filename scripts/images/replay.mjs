import { spawn } from "node:child_process";
import { chmodSync, constants, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { environment, exec } from "../lib/exec.mjs";
import { root } from "../lib/packages.mjs";
import { copyContext } from "./context.mjs";

/** Folders of an image that the steps of the Dockerfile name. In a replay, they are below a temporary folder. */
const ownFolders = /(?<![\w.*/])\/(src|app|var\/lib\/rollcall)(?![\w-])/g;
const isRoot = process.getuid?.() === 0;

/**
 * Does the steps of a Dockerfile without an engine: each COPY and RUN in a temporary folder per stage, with the Node of this process.
 * Absolute paths of the image are replaced with those of the folder.
 */
export function createReplay({ stages }) {
  const work = newFolder(join(tmpdir(), "rollcall-image-"));
  const done = new Map();

  async function build(name) {
    const stage = stages.find((each) => each.name === name);
    if (stage === undefined) return { folder: newBase(join(work, "image-")), env: {}, workdir: "/" };
    if (!done.has(name)) done.set(name, await doSteps(stage, await build(stage.from)));
    return done.get(name);
  }

  async function doSteps(stage, base) {
    let state = { ...base };
    mkdirSync(state.folder, { recursive: true });
    for (const step of stage.steps) state = await doStep(step, state);
    return state;
  }

  async function doStep(step, state) {
    const place = placeIn(state);
    switch (step.keyword) {
      case "WORKDIR":
        mkdirSync(join(state.folder, step.text), { recursive: true });
        return { ...state, workdir: step.text };
      case "ENV":
        return { ...state, env: { ...state.env, ...Object.fromEntries(step.pairs) } };
      case "USER":
        return { ...state, user: step.text.split(":").map(Number) };
      case "COPY":
        await copy(step, state);
        return state;
      case "RUN":
        await exec("sh", ["-euc", ownIds(place(step.text))], {
          cwd: join(state.folder, state.workdir),
          env: environmentOf(state),
          timeoutMs: 600_000,
        });
        return state;
      case "HEALTHCHECK":
        return { ...state, health: step };
      case "ENTRYPOINT":
        return { ...state, entrypoint: step.words };
      default:
        return state;
    }
  }

  async function copy({ flags, text }, state) {
    const [, from] = flags.find(([name]) => name === "from") ?? [];
    const [source, target] = text.split(/\s+/);
    const to = join(state.folder, target.startsWith("/") ? "" : state.workdir, target);
    if (from === undefined) copyContext(join(root, source), to);
    else cpSync(join((await build(from)).folder, source), to, { recursive: true, verbatimSymlinks: true });
  }

  return {
    /** Does the steps of a target, and of everything that it needs. */
    build,
    /**
     * Starts the ENTRYPOINT of a built target as its user. `variables` and `more` are like those of
     * `docker run --env … image more`.
     */
    start(state, variables, more = []) {
      const [command, ...args] = state.entrypoint.map(placeIn(state));
      return spawn(command, [...args, ...more], spawnOptions(state, variables));
    },
    /** Runs the HEALTHCHECK. Resolves with its exit code: 0 if the container is healthy. */
    checkHealth(state, variables) {
      const [, ...words] = /^CMD\s+(\[.*\])$/s.exec(state.health.text.replace(/^(--\S+\s+)+/, "")) ?? [];
      const [command, ...args] = JSON.parse(words[0]);
      const child = spawn(command, args, { ...spawnOptions(state, variables), stdio: "ignore" });
      return new Promise((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", resolve);
      });
    },
    close: () => rmSync(work, { recursive: true, force: true }),
  };
}

/** A folder for an image of Node: it has the Node of this process, which the user of the image may run. */
function newBase(prefix) {
  const folder = newFolder(prefix);
  mkdirSync(join(folder, "usr/local/bin"), { recursive: true });
  copyFileSync(process.execPath, join(folder, "usr/local/bin/node"), constants.COPYFILE_FICLONE);
  chmodSync(join(folder, "usr/local/bin/node"), 0o755);
  return folder;
}

/** A new folder that the user of the image can read. */
function newFolder(prefix) {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o755);
  return folder;
}

function placeIn({ folder }) {
  return (text) => text.replaceAll(ownFolders, `${folder}/$1`);
}

/** The image's user by its number; a user other than root can give files only to themselves. */
function ownIds(text) {
  return isRoot ? text : text.replaceAll("1000:1000", `${process.getuid()}:${process.getgid()}`);
}

/** Variables of this machine that a build may use: where the package managers find registries and caches, and none of the server's. */
function environmentOf({ folder, env }) {
  const prefix = join(folder, "usr/local");
  const path = [join(prefix, "bin"), dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter);
  const outer = Object.entries(environment).filter(([name]) => !/^(ROLLCALL_|NODE_(ENV|OPTIONS)$)/.test(name));
  const { TURBO_CACHE_DIR = join(root, ".turbo/cache") } = process.env;
  return { ...Object.fromEntries(outer), TURBO_CACHE_DIR, npm_config_prefix: prefix, CI: "true", ...env, PATH: path };
}

function spawnOptions(state, variables) {
  const [uid, gid] = state.user ?? [];
  const { PATH } = environmentOf(state);
  return {
    cwd: join(state.folder, state.workdir),
    env: { ...state.env, PATH, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    ...(isRoot && uid !== undefined && { uid, gid }),
  };
}
