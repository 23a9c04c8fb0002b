import { readFileSync } from "node:fs";
import type { Store } from "@rollcall/service/store";
import { isPresentImage } from "@rollcall/storage/sqlite";
import { builtFile } from "../../machine/package-file.js";
import { type Blanks, type Filling, fillBlanks, fits } from "./blanks.js";
import { type DemoToken, readNamedWorld, toDemoTokens, type WorldName } from "./named-world.js";

/** The worlds that the build makes images of, because many servers start with them. */
export const imagedWorlds = ["demo", "small", "tour"] as const satisfies readonly WorldName[];

/** Name of a world with an image. */
type ImagedName = (typeof imagedWorlds)[number];

/** The facts that the build writes next to an image. */
export interface ImageFacts {
  readonly blanks: Blanks;
  /** Without those of Greeter, whose process the command runs. */
  readonly tokens: readonly DemoToken[];
  /** When the first job of the world is due, as Unix time in milliseconds. */
  readonly dueMs: number;
  /** The contents of its files and uploads in Base64. A database does not have them. */
  readonly contents: readonly string[];
}

/** A world as a database. */
export interface WorldImage extends Pick<ImageFacts, "tokens" | "dueMs" | "contents"> {
  /** The indexes of its tables do not fit. */
  readonly image: Uint8Array;
}

/** Names of the files that the build makes for a world. */
export function imageFiles(name: ImagedName): { readonly image: string; readonly facts: string } {
  return { image: `${name}-world.db`, facts: `${name}-world.json` };
}

/**
 * A world as the bytes of a database, loaded at a time with generated identifiers.
 * @returns undefined if there is no such image: it is not made of this world, the sources run, the tables have another version, or
 * the time is too far away
 */
export function readImage(name: WorldName, filling: Filling): WorldImage | undefined {
  const imaged = imagedWorlds.find((each) => each === name);
  if (imaged === undefined) return undefined;
  const facts = readFacts(imaged);
  const file = builtFile(imageFiles(imaged).image);
  if (facts === undefined || file === undefined || !fits(facts.blanks, filling.nowMs)) return undefined;
  const image = readFileSync(file);
  if (!isPresentImage(image)) return undefined;
  fillBlanks(image, facts.blanks, filling);
  return { ...facts, image };
}

/** Stores the contents of files that an image refers to. */
export async function writeContents(
  { contents: port }: Pick<Store, "contents">,
  { contents }: Pick<WorldImage, "contents">,
  nowMs: number,
): Promise<void> {
  for (const base64 of contents) await port.write(only(Buffer.from(base64, "base64")), nowMs);
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The tokens of the demo world, which has those of all named worlds, except for those of Greeter. */
export async function readDemoTokens(): Promise<readonly DemoToken[]> {
  return readFacts("demo")?.tokens ?? toDemoTokens(await readNamedWorld("demo"));
}

function readFacts(name: ImagedName): ImageFacts | undefined {
  const file = builtFile(imageFiles(name).facts);
  // A test compares the files with what is loaded.
  return file && (JSON.parse(readFileSync(file, "utf8")) as ImageFacts);
}
