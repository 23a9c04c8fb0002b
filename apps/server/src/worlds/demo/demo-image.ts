import { readFileSync } from "node:fs";
import { isPresentImage } from "@rollcall/storage/sqlite";
import { builtFile } from "../../machine/package-file.js";
import { type Blanks, type Filling, fillBlanks, fits } from "./blanks.js";
import { type DemoToken, readDemoWorld, toDemoTokens } from "./demo-world.js";

/** The facts that the build writes next to the image. */
interface ImageFacts {
  readonly blanks: Blanks;
  readonly tokens: readonly DemoToken[];
}

/** Names of the built files. */
export const imageName = "demo-world.db";
export const factsName = "demo-world.json";

/**
 * The demo world as the bytes of a database, loaded at a time with generated identifiers. The indexes of its tables do
 * not fit.
 * @returns undefined if there is no such image: the sources run, the tables have another version, or the time is too far
 * away
 */
export function readDemoImage(filling: Filling): Uint8Array | undefined {
  const facts = readFacts();
  const file = builtFile(imageName);
  if (facts === undefined || file === undefined || !fits(facts.blanks, filling.nowMs)) return undefined;
  const image = readFileSync(file);
  if (!isPresentImage(image)) return undefined;
  fillBlanks(image, facts.blanks, filling);
  return image;
}

/** The tokens of the demo world. */
export async function readDemoTokens(): Promise<readonly DemoToken[]> {
  return readFacts()?.tokens ?? toDemoTokens(await readDemoWorld());
}

function readFacts(): ImageFacts | undefined {
  const file = builtFile(factsName);
  // A test compares the files with what is loaded.
  return file && (JSON.parse(readFileSync(file, "utf8")) as ImageFacts);
}
