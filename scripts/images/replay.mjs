import { spawn } from "node:child_process";
import { chmodSync, constants, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import dockerignore from "@balena/dockerignore";
import { DockerfileParser } from "dockerfile-ast";
import { environment, exec } from "../lib/exec.mjs";
import { root } from "../lib/packages.mjs";

/** Folders of an image that the steps of the Dockerfile name. In a replay, they are below a temporary folder. */
const ownFolders = /(?<![\w.*/])\/(src|app|var\/lib\/rollcall)(?![\w-])/g;
const isRoot = process.getuid?.() === 0;

/**
 * Does the steps of a Dockerfile without an engine: each COPY and RUN in a temporary folder per stage, with the Node of this process.
 * Absolute paths of the image are replaced with those of the folder.
 */
export function createReplay(text) {
  const work = newFolder(join(tmpdir(), "rollcall-image-"));
  const stages = [];
  for (const step of DockerfileParser.parse(text).getInstructions()) {
    if (step.getKeyword() !== "FROM") stages.at(-1)?.steps.push(step);
    else stages.push({ name: step.getBuildStage() ?? `${stages.length}`, from: step.getImage(), steps: [] });
  }

  /** Does the steps of a stage, and of everything that it needs. What is no stage is an image of Node. */
  function build(name) {
    const stage = stages.find((each) => each.name === name);
    if (stage === undefined) return { folder: newBase(join(work, "image-")), env: {}, workdir: "/" };
    stage.built ??= doSteps(stage);
    return stage.built;
  }

  async function doSteps({ from, steps }) {
    const state = { ...(await build(from)) };
    for (const step of steps) Object.assign(state, await doStep(step, state));
    return state;
  }

  /** Does a step. Returns what it changes of the state. */
  async function doStep(step, state) {
    const content = (step.getRawArgumentsContent() ?? "").replaceAll(/\\\r?\n(\s*#.*\r?\n)*/g, " ").trim();
    const placed = content.replaceAll(ownFolders, `${state.folder}/$1`);
    switch (step.getKeyword()) {
      case "WORKDIR":
        mkdirSync(join(state.folder, content), { recursive: true });
        return { workdir: content };
      case "ENV":
        return { env: { ...state.env, ...Object.fromEntries(step.getProperties().map(toPair)) } };
      case "USER":
        return { user: content.split(":").map(Number) };
      case "COPY":
        return copy(step, content.split(/\s+/), state);
      case "RUN": {
        const cwd = join(state.folder, state.workdir);
        await exec("sh", ["-euc", ownIds(placed)], { cwd, env: environmentOf(state), timeoutMs: 600_000 });
        return {};
      }
      case "HEALTHCHECK":
        return { health: JSON.parse(content.replace(/^CMD\s/, "")) };
      case "ENTRYPOINT":
        return { entrypoint: JSON.parse(placed) };
      default:
        return {};
    }
  }

  async function copy(step, [source, target], { folder, workdir }) {
    const from = step.getFlags().find((flag) => flag.getName() === "from");
    const to = join(folder, target.startsWith("/") ? "" : workdir, target);
    const place = from === undefined ? root : (await build(from.getValue())).folder;
    const filter = from === undefined ? createContextFilter() : () => true;
    cpSync(join(place, source), to, { recursive: true, verbatimSymlinks: true, filter });
  }

  return {
    build,
    /** Starts a command in what was built, as the user of the image. `variables` are like those of `docker run --env …`. */
    start(state, [command, ...args], variables) {
      const [uid, gid] = state.user ?? [];
      const { PATH } = environmentOf(state);
      return spawn(command, args, {
        cwd: join(state.folder, state.workdir),
        env: { ...state.env, PATH, ...variables },
        stdio: ["ignore", "pipe", "pipe"],
        ...(isRoot && uid !== undefined && { uid, gid }),
      });
    },
    close: () => rmSync(work, { recursive: true, force: true }),
  };
}

/** A variable that a step sets. */
function toPair(property) {
  return [property.getName(), property.getValue() ?? ""];
}

/** Whether an engine is sent a file or folder as part of the context of a build. */
function createContextFilter() {
  const patterns = readFileSync(join(root, ".dockerignore"), "utf8");
  // An engine looks for exceptions in ignored folders, which are not copied here.
  if (/^!/m.test(patterns)) throw new Error(".dockerignore: cannot replay an exception");
  const ignored = dockerignore().add(patterns);
  return (path) => relative(root, path) === "" || !ignored.ignores(relative(root, path));
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
