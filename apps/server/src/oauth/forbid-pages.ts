import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { AuthorizeForm } from "@rollcall/service";
import { refusePage } from "./page.js";

/** Creates the handler of a page of a server on which nobody can say who they are. */
export function createForbidden(form: AuthorizeForm): FetchHandler {
  const sentence =
    form === "signIn"
      ? "On this server people cannot sign in to apps."
      : "On this server an operator installs apps, with the command rollcall app install.";
  return async () => refusePage(form, { status: 403, sentence });
}
