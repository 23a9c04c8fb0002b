import { inject } from "vitest";
import type {} from "./setup.js";

/**
 * Waits until the server, its reference and the commands are built from the present sources. The first file of a run that asks for it
 * starts the build, which takes half a second if nothing has changed.
 * @throws Error with the output of a build that fails
 */
export async function ensureBuilt(): Promise<void> {
  const response = await fetch(inject("buildSource"));
  if (!response.ok) throw new Error(await response.text());
}
