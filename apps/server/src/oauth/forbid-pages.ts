import type { FetchHandler } from "@rollcall/server-adapters/node";
import { refusePage } from "./page.js";

/** Answers the pages of a server on which nobody can say who they are. */
export const forbidPages: FetchHandler = async () =>
  refusePage(403, "On this server an operator installs apps, with the command rollcall app install.");
